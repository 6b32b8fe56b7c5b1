import { z } from "zod";
import { phrase, string } from "./fields";

const asked = (description: string) =>
  z
    .array(phrase)
    .min(1)
    .meta({ description: `${description} As typed, in any language.` });

const wordings = z
  .strictObject({
    answer: string("Which answer, such as faq/payment-stages or service/erp/price."),
    asked: asked("Questions that it answers."),
  })
  .meta({ id: "AssistantWordings", description: "An answer, and how people ask for it." });

export const assistant = z
  .strictObject({
    wordings: z.array(wordings).min(1).meta({ description: "The questions by their answers." }),
    unanswered: asked("Questions that nothing on the site answers: they are handed over."),
  })
  .meta({
    id: "Assistant",
    description: "What the assistant knows questions by, besides the titles of their answers.",
  });
