import { z } from "zod";
import { text, texts } from "./fields";
import { seo } from "./shared";

export const privacy = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A sentence or two below it."),
    sections: z
      .array(
        z
          .strictObject({
            title: text("Heading."),
            text: texts("Paragraphs."),
            shownWith: z.enum(["assistant", "chat", "statistics"]).optional().meta({
              description: "What it speaks of: it is shown where the site has that.",
              enumeration: true,
            }),
          })
          .meta({ id: "PrivacySection", description: "A subject of the privacy page." }),
      )
      .min(1)
      .meta({ description: "The subjects, in order." }),
  })
  .meta({ id: "PrivacyPage", description: "What is stored about visitors, where and how long." });
