import { z } from "zod";
import { sitePath, slug, text } from "./fields";
import { alsoAsked } from "./shared";

export const faqEntry = z
  .strictObject({
    id: slug("The question's id."),
    question: text("The question as a client would ask it."),
    alsoAsked,
    answer: text("The answer, in a few sentences."),
    page: sitePath("The page that says more about it.").optional(),
  })
  .meta({ id: "FaqEntry", description: "A general question and its answer." });
