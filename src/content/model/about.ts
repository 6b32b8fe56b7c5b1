import { z } from "zod";
import { text, texts } from "./fields";
import { heading, iconPoint, image, seo } from "./shared";

export const about = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A sentence or two below it."),
    image,
    story: z
      .strictObject({ title: text("Heading."), text: texts("Paragraphs.") })
      .meta({ id: "Story", description: "A heading with paragraphs." }),
    values: z
      .strictObject({
        title: text("Heading."),
        intro: text("A sentence below it."),
        items: z.array(iconPoint).length(3).meta({ description: "Flexibility, Trust, Stability." }),
      })
      .meta({ id: "Values", description: "What the company stands for." }),
    promise: z
      .strictObject({
        title: text("Heading."),
        text: text("The promise."),
        items: texts("What the company commits to, one sentence each."),
      })
      .meta({ id: "Promise", description: "What every client may count on." }),
    closing: heading,
  })
  .meta({ id: "AboutPage", description: "The words and pictures of the about page." });
