import { z } from "zod";
import { text, texts } from "./fields";
import { heading, seo, unlistedPage } from "./shared";

export const contact = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A sentence or two below it."),
    ways: heading,
    form: heading,
    after: z
      .strictObject({
        title: text("Heading."),
        items: texts("What happens after a message, step by step."),
      })
      .meta({ id: "AfterContact", description: "What happens after a message was sent." }),
  })
  .meta({ id: "ContactPage", description: "The words of the contact page." });

export const contactSent = unlistedPage(
  "ContactSentPage",
  "The words of the page after a message was sent without JavaScript.",
);

export const contactFailed = unlistedPage(
  "ContactFailedPage",
  "The words of the page after a message was refused without JavaScript; its reasons are in locales/.",
);
