import { z } from "zod";
import {
  hexColor,
  icon,
  names,
  order,
  plainText,
  sitePath,
  sizedText,
  slug,
  text,
  texts,
} from "./fields";
import { image, point, question, seo } from "./shared";
import { siteFigures } from "./siteFigures";

const price = z
  .strictObject({
    amount: z
      .number()
      .positive("must be a positive amount")
      .max(1e9)
      .meta({ description: "Starting price.", currencyAt: "price.currency" }),
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

const pricing = z
  .strictObject({
    included: texts("What the starting price pays for, without figures."),
    adds: texts("What makes it more, without figures."),
    note: text("How the quote comes about, or what is paid to others."),
  })
  .meta({ id: "Pricing", description: "What stands behind a starting price." });

const diagram = z
  .strictObject({
    title: text("The heading: what is followed from end to end."),
    intro: text("A sentence below it."),
    nodes: z
      .array(
        z
          .strictObject({
            iconName: icon,
            title: text("One to three words."),
            text: text("One short sentence."),
            parts: names("What is there, a label of a few words each: three at most look best."),
          })
          .meta({ id: "DiagramNode", description: "A place on the way." }),
      )
      .min(3)
      .max(5)
      .meta({ description: "The places on the way, in order; the last one is the result." }),
  })
  .meta({
    id: "Diagram",
    description:
      "How something gets from one place to the next. A page with the ERP tour shows that instead.",
  });

const comparison = z
  .strictObject({
    purpose: text("What it is for."),
    duration: text("How long it takes."),
    editor: text("Who edits it."),
    limits: text("What it cannot do."),
    example: text("An example, in a few words."),
    project: z
      .string()
      .optional()
      .meta({ description: "Id of the project that is the example.", ref: "Project" }),
  })
  .meta({
    id: "Comparison",
    description: "What tells a service from those that a client chooses it among.",
  });

export const service = z
  .strictObject({
    id: slug("The service's id, the same as its file's name."),
    title: text("The service's name."),
    price,
    pricing,
    order,
    featured: z.boolean().meta({ description: "Whether the home page shows it." }),
    path: sitePath("Its page, without a language prefix."),
    iconName: icon,
    color: hexColor("Accent colour."),
    description: text("One or two sentences, for cards and lists."),
    highlight: text(
      "What sets it above the others. Only for the one that the list shows wide.",
    ).optional(),
    summary: sizedText("One line, for menus and the cards of the home page.", 5, 48),
    overview: texts("Paragraphs that open the service's page."),
    features: texts("The four key features.", 4),
    diagram: diagram.optional(),
    benefits: z.array(point).min(3).max(6).meta({ description: "What the client gains." }),
    siteFigures: siteFigures.optional(),
    process: z.array(point).min(3).max(7).meta({ description: "How the work goes, step by step." }),
    technologies: z.array(plainText).min(3).meta({ description: "Technologies used, by name." }),
    comparison: comparison.optional(),
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
