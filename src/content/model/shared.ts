/** Groups of fields that several entities have. */
import { z } from "zod";
import { icon, names, pictureFile, sizedText, text } from "./fields";

export const image = z
  .strictObject({
    src: pictureFile("The picture, relative to the JSON file.", "name the picture's file"),
    lightSrc: pictureFile(
      "The same picture for the light scheme, where it has its own.",
      "name the picture's file, or remove the field",
    ).optional(),
    alt: text("What the language's picture shows, for those who do not see it."),
  })
  .meta({ id: "ContentImage", description: "A picture with its alternative text." });

export const seo = z
  .strictObject({
    title: sizedText("The page's title in search results, without the brand.", 15, 60),
    description: sizedText("The page's description in search results.", 70, 165),
    keywords: names("Search keywords."),
    noIndex: z
      .boolean()
      .meta({ description: "Set to keep the page out of search engines." })
      .optional(),
  })
  .meta({ id: "Seo", description: "What search results and social previews show of a page." });

export const point = z
  .strictObject({
    title: text("A few words."),
    text: text("One to three sentences."),
  })
  .meta({ id: "Point", description: "A titled sentence or two: a benefit, a step, a reason." });

export const iconPoint = z
  .strictObject({
    iconName: icon,
    title: text("A few words."),
    text: text("One to three sentences."),
  })
  .meta({ id: "IconPoint", description: "A point with an icon." });

/** For the assistant; visitors do not see it. */
export const alsoAsked = names(
  "The same question in other words, for the assistant to know it by.",
).optional();

export const question = z
  .strictObject({
    question: text("The question as a client would ask it."),
    alsoAsked,
    answer: text("The answer, in a few sentences."),
  })
  .meta({ id: "Question", description: "A question and its answer." });

export const heading = z
  .strictObject({ title: text("The section's heading."), intro: text("A sentence below it.") })
  .meta({ id: "SectionHeading", description: "Heading and introduction of a section." });

const titled = z.strictObject({
  seo,
  title: text("Heading of the page."),
  intro: text("A sentence or two below it."),
});

/** A page of a heading and a sentence, whose rest is not content. */
export const titledPage = (id: string, description: string) => titled.meta({ id, description });

/** A titled page that answers a request and is no place to arrive at from a search. */
export const unlistedPage = (id: string, description: string) =>
  titled
    .refine(({ seo }) => seo.noIndex, {
      path: ["seo", "noIndex"],
      message: "must be true, because this page is not for search results",
    })
    .meta({ id, description });
