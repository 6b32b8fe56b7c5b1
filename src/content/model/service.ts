import { z } from "zod";
import { hexColor, icon, order, phrase, sitePath, sizedText, slug, text, texts } from "./fields";
import { image, point, question, seo } from "./shared";

const price = z
  .strictObject({
    amount: z
      .number()
      .positive("must be a positive amount")
      .meta({ description: "Starting price." }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "must be an ISO 4217 code, like USD")
      .meta({
        description: "ISO 4217 currency code.",
        code: "currency",
      }),
    unit: z
      .enum(["project", "session"])
      .meta({ description: "What the price is for: a whole project or one session." }),
  })
  .meta({ id: "Price", description: "A starting price." });

export const service = z
  .strictObject({
    id: slug("The service's id, the same as its file's name."),
    order,
    featured: z.boolean().meta({ description: "Whether the home page shows it." }),
    path: sitePath("Its page, without a language prefix."),
    iconName: icon,
    color: hexColor("Accent colour."),
    title: text("The service's name."),
    description: text("One or two sentences, for cards and lists."),
    summary: sizedText("One line, for menus and the cards of the home page.", 5, 48),
    overview: texts("Paragraphs that open the service's page."),
    features: texts("The four key features.", 4),
    benefits: z.array(point).min(3).max(6).meta({ description: "What the client gains." }),
    process: z.array(point).min(3).max(7).meta({ description: "How the work goes, step by step." }),
    technologies: z.array(phrase).min(3).meta({ description: "Technologies used, by name." }),
    price,
    pricing: text("What the starting price includes and what changes it, without figures."),
    questions: z.array(question).min(2).meta({ description: "Questions clients ask about it." }),
    image,
    related: z
      .array(z.string())
      .min(2)
      .max(4)
      .meta({ description: "Ids of related services.", ref: "Service" }),
    seo,
  })
  .meta({ id: "Service", description: "A service FTS sells, with its own page." });

/** A service, as its file in content/services/ holds it. */
export type Service = z.infer<typeof service>;
