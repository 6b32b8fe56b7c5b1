import { z } from "zod";
import { order, plainText, slug, text, webAddress } from "./fields";
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
    // Its screens speak the page's language.
    image: image.optional().meta({ perLanguage: true }),
    technologies: z.array(plainText).min(1).meta({ description: "Technologies used, by name." }),
    service: z
      .string()
      .meta({ description: "Id of the service that a sample is a sample of.", ref: "Service" })
      .optional(),
    link: webAddress("The site of a client's project.").optional(),
  })
  .superRefine(({ sample, service, link }, context) => {
    const issue = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (sample && service === undefined) issue("service", "is missing");
    if (sample && link !== undefined)
      issue("link", "must be left out of a sample, which leads to its service");
    if (!sample && service !== undefined)
      issue("service", "must be left out of a client's project, which leads to its own site");
  })
  .meta({ id: "Project", description: "A project FTS delivered." });
