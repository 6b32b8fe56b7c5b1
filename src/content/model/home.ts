import { z } from "zod";
import { text, texts } from "./fields";
import { heading, image, seo } from "./shared";

const heroSlide = z
  .strictObject({
    image,
    title: text("The slide's headline."),
    subtitle: text("One sentence below it."),
  })
  .meta({ id: "HeroSlide", description: "A slide of the home page's hero." });

const chairman = z
  .strictObject({
    heading: text("The section's heading."),
    name: text("Who signs."),
    title: text("The signer's position."),
    letter: texts("The letter, paragraph by paragraph; the first one is the salutation."),
    image,
  })
  .meta({ id: "ChairmanMessage", description: "The chairman's letter." });

const band = z
  .strictObject({
    quote: text("A sentence of the chairman's letter, as it stands there."),
    image,
  })
  .meta({
    id: "HomeBand",
    description: "A sentence of the letter before a picture, between services and modules.",
  });

export const home = z
  .strictObject({
    seo,
    slides: z.array(heroSlide).min(1).meta({ description: "The hero's slides, in order." }),
    about: z
      .strictObject({
        title: text("The section's heading."),
        text: texts("Paragraphs."),
        promises: texts("What every client is promised, a line each.", 4),
        image,
      })
      .meta({ id: "HomeAbout", description: "The about block of the home page." }),
    chairman,
    services: heading,
    band: band.optional(),
    modules: heading,
    projects: heading,
    closing: heading,
  })
  .meta({ id: "HomePage", description: "The words and pictures of the home page." });
