import { z } from "zod";
import { anchor, pagePath, text } from "./fields";
import { alsoAsked, heading, seo } from "./shared";

const faqEntry = z
  .strictObject({
    id: anchor("The question’s id, and its address on the page: /faq/#<id>."),
    question: text("The question as a client would ask it."),
    alsoAsked,
    answer: text("The answer, in a few sentences."),
    page: pagePath("The page that says more about it.").optional(),
  })
  .meta({ id: "FaqEntry", description: "A general question and its answer." });

const faqGroup = z
  .strictObject({
    id: anchor("The subject’s id, and its address on the page."),
    title: text("The subject, in a few words."),
    questions: z.array(faqEntry).min(1).meta({ description: "Its questions, in order." }),
  })
  .meta({ id: "FaqGroup", description: "The general questions on a subject." });

export const faq = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A sentence or two below it."),
    groups: z.array(faqGroup).min(1).meta({ description: "The questions by subject, in order." }),
    closing: heading,
  })
  .meta({ id: "FaqPage", description: "The general questions, with the words of their page." });
