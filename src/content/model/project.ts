import { z } from "zod";
import { order, phrase, slug, text, webAddress } from "./fields";
import { image } from "./shared";

export const project = z
  .strictObject({
    id: slug("The project's id, the same as its file's name."),
    order,
    sample: z
      .boolean()
      .meta({ description: "True while it is a sample and not a client's project." }),
    title: text("The project's name."),
    description: text("What was built, for whom, with what result."),
    image: image.optional(),
    technologies: z.array(phrase).min(1).meta({ description: "Technologies used, by name." }),
    link: webAddress("The project's own site.").optional(),
  })
  .meta({ id: "Project", description: "A project FTS delivered." });
