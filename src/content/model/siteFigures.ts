/** What a service's page says of this very site, and how a visitor can check it. */
import { z } from "zod";
import { plainText, text } from "./fields";

const siteFigure = z
  .strictObject({
    kind: z.enum(["weight", "speed", "languages", "keyboard", "print"]).meta({
      description: "What it is about. The first three show a number that the site fills in.",
      enumeration: true,
    }),
    unit: text("The unit behind the number.").optional(),
    keys: z
      .array(plainText)
      .min(1)
      .optional()
      .meta({ description: "Keys to press together, shown where there is no number." }),
    title: text("A few words."),
    text: text("What it says, in one or two sentences."),
    check: text("How a visitor can check it."),
  })
  .meta({ id: "SiteFigure", description: "Something about this site that a visitor can check." });

export const siteFigures = z
  .strictObject({
    title: text("The section's heading."),
    intro: text("A sentence below it."),
    checkTitle: text("Words before each way to check it."),
    figures: z.array(siteFigure).min(1).meta({ description: "The figures, in order." }),
    measured: text("Words before the day of the measurement."),
    link: text("The link that has the page measured by PageSpeed Insights."),
  })
  .meta({
    id: "SiteFigures",
    description:
      "This site's own figures, each with how to check it. A page with the ERP modules shows those instead.",
  });
