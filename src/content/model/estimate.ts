import { z } from "zod";
import { text } from "./fields";
import { heading, seo } from "./shared";

export const estimate = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A sentence or two below it."),
    service: heading,
    size: heading,
    summary: z
      .strictObject({
        title: text("Heading of the result."),
        empty: text("What stands there until a service is chosen."),
        promise: text("What an estimate is, and what only a written quote says."),
        message: text("How the message begins that visitors send with their choice."),
      })
      .meta({ id: "EstimateSummary", description: "The result of a choice." }),
    withoutScripts: text("For browsers without scripts: what the button below does."),
  })
  .meta({ id: "EstimatePage", description: "The words of the page with a rough estimate." });
