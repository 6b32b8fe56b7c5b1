import { z } from "zod";
import { text } from "./fields";
import { heading, iconPoint, image, point, question, seo } from "./shared";

export const investment = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A sentence or two below it."),
    image,
    why: z
      .strictObject({
        title: text("Heading."),
        intro: text("A sentence below it."),
        items: z.array(iconPoint).min(3).max(6).meta({ description: "The reasons." }),
      })
      .meta({ id: "Reasons", description: "Why to invest." }),
    models: z
      .strictObject({
        title: text("Heading."),
        intro: text("A sentence below it."),
        items: z.array(point).min(2).max(4).meta({ description: "Forms a partnership can take." }),
      })
      .meta({ id: "PartnershipModels", description: "How a partnership can look." }),
    numbers: heading,
    steps: z
      .strictObject({
        title: text("Heading."),
        intro: text("A sentence below it."),
        items: z
          .array(point)
          .min(3)
          .max(7)
          .meta({ description: "From first meeting to signature." }),
      })
      .meta({ id: "Steps", description: "How a partnership comes about." }),
    questions: z
      .strictObject({
        title: text("Heading."),
        items: z.array(question).min(3).meta({ description: "What investors ask." }),
      })
      .meta({ id: "Questions", description: "A heading with questions and answers." }),
    closing: heading,
  })
  .meta({ id: "InvestmentPage", description: "The words and pictures of the investment page." });
