/**
 * The shape of everything under content/, declared once.
 *
 * The content check validates the files against these schemas, and src/gatsby/schema.ts derives
 * the GraphQL types (with these descriptions) from them; typegen derives the TypeScript types of
 * every query from those. Add a field here and it exists everywhere.
 */
import { z } from "zod";
import { iconNames } from "./iconNames";
import { languageCodes, type Language } from "../i18n/languages";

/** One schema per language of the table, all required. */
function perLanguage<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(languageCodes.map((code) => [code, schema])) as Record<
    Language,
    Schema
  >;
  return z.strictObject(shape);
}

const phrase = z.string().trim().min(1, "is empty: write the text");

/** A text with one version per language. In GraphQL: `field(language: "ar")`. */
const text = (description: string) => perLanguage(phrase).meta({ description, localized: "text" });

/** A text whose number of characters is bounded, both ends included, once its tokens are replaced. */
const sizedText = (description: string, min: number, max: number) =>
  perLanguage(phrase).meta({
    description: `${description} ${min} to ${max} characters.`,
    localized: "text",
    characters: { min, max },
  });

/** A text that other texts name as a token, so that it cannot hold tokens itself. */
const tokenText = (description: string) =>
  perLanguage(phrase).meta({ description, localized: "text", token: true });

/** A list of texts per language (paragraphs, bullet points); every language has as many. */
const texts = (description: string, length?: number) =>
  perLanguage(length === undefined ? z.array(phrase).min(1) : z.array(phrase).length(length)).meta({
    description,
    localized: "texts",
  });

/** Texts that may be Latin names, like ERP, in every language. */
const names = (description: string) =>
  perLanguage(z.array(phrase).min(1)).meta({ description, localized: "texts", anyScript: true });

const string = (description: string) => phrase.meta({ description });
const slug = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters, digits and single hyphens")
    .meta({ description });
const hexColor = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "must be a colour as six hex digits, like #b57e10")
    .meta({ description });
const icon = z.enum(iconNames).meta({
  description: "A Tabler icon by name, one of src/gatsby/iconNames.ts.",
  enumeration: true,
});
const sitePath = (description: string) =>
  z
    .string()
    .regex(
      /^\/([a-z0-9]+(-[a-z0-9]+)*\/)*$/,
      "must start and end with a slash, like /services/erp-system/",
    )
    .meta({ description });
const webAddress = (description: string) =>
  z
    .url({ protocol: /^https?$/, error: "must be a full address, like https://example.com/" })
    .meta({ description });
const order = z
  .number()
  .int()
  .meta({ description: "Position in lists, smallest first. Numbers need not be consecutive." });

const image = z
  .strictObject({
    src: z
      .string()
      .min(1, "is empty: name the picture's file")
      .meta({ description: "The picture, relative to the JSON file.", file: true }),
    alt: text("What the picture shows, for those who do not see it."),
  })
  .meta({ id: "ContentImage", description: "A picture with its alternative text." });

const seo = z
  .strictObject({
    title: sizedText("The page's title in search results, without the brand.", 15, 60),
    description: sizedText("The page's description in search results.", 70, 165),
    keywords: names("Search keywords."),
    noIndex: z
      .boolean()
      .optional()
      .meta({ description: "Set to keep the page out of search engines." }),
  })
  .meta({ id: "Seo", description: "What search engines and messengers show of a page." });

const point = z
  .strictObject({
    title: text("A few words."),
    text: text("One to three sentences."),
  })
  .meta({ id: "Point", description: "A titled sentence or two: a benefit, a step, a reason." });

const iconPoint = z
  .strictObject({
    iconName: icon,
    title: text("A few words."),
    text: text("One to three sentences."),
  })
  .meta({ id: "IconPoint", description: "A point with an icon." });

/** For the assistant; visitors do not see it. */
const alsoAsked = names(
  "The same question in other words, for the assistant to know it by.",
).optional();

const question = z
  .strictObject({
    question: text("The question as a client would ask it."),
    alsoAsked,
    answer: text("The answer, in a few sentences."),
  })
  .meta({ id: "Question", description: "A question and its answer." });

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
    description: text("One or two sentences, for cards, menus and lists."),
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

const claim = z
  .strictObject({
    id: slug("Used as a token in texts: {projects}, {years}, {satisfaction}."),
    value: z.number().positive().meta({ description: "The figure." }),
    suffix: z.enum(["+", "%"]).meta({ description: "What follows the figure." }),
    label: text("What is counted."),
  })
  .meta({ id: "Claim", description: "A figure the company stands behind." });

const socialLink = z
  .strictObject({
    icon,
    url: webAddress("The profile."),
    name: string("The network's name."),
  })
  .meta({ id: "SocialLink", description: "A profile on a social network." });

const openingHours = z
  .strictObject({
    days: z
      .array(z.enum(["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]))
      .min(1)
      .meta({ description: "Days of the week, in English, as schema.org names them." }),
    opens: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a 24-hour time, like 09:00")
      .meta({ description: "24-hour time, like 09:00." }),
    closes: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a 24-hour time, like 09:00")
      .meta({ description: "24-hour time, like 17:00." }),
  })
  .meta({ id: "OpeningHours", description: "Days that share the same hours." });

const address = z
  .strictObject({
    locality: tokenText("City."),
    country: tokenText("Country."),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, "must be an ISO 3166-1 code, like EG")
      .meta({ description: "ISO 3166-1 code.", code: "country" }),
    mapUrl: webAddress("A map of the place, opened as a link; nothing of it loads on the site."),
    timeZone: phrase.meta({
      description: "IANA time zone of the opening hours.",
      code: "timeZone",
    }),
  })
  .meta({ id: "Address", description: "Where the company is." });

export const company = z
  .strictObject({
    name: string("The brand, the same in both languages."),
    url: webAddress("Where the site lives when the environment does not say (SITE_URL)."),
    tagline: text("One line that says what the company is."),
    blurb: text("Two sentences for the footer."),
    foundingYear: z.number().int().min(1900).max(2100).meta({ description: "Year of foundation." }),
    chairmanYears: z
      .number()
      .int()
      .positive()
      .meta({ description: "The chairman's own years of experience." }),
    email: z.email("must be an e-mail address").meta({ description: "Public e-mail address." }),
    phone: z
      .string()
      .regex(/^\+[\d ]{7,20}$/, "must be international, like +20 3 555 0100")
      .meta({
        description: "Public telephone number, international form.",
      }),
    whatsapp: z
      .string()
      .regex(/^\+[\d ]{7,20}$/, "must be international, like +20 3 555 0100")
      .meta({
        description: "WhatsApp number, international form.",
      }),
    address,
    openingHours: z.array(openingHours).min(1).meta({ description: "When the office is open." }),
    social: z.array(socialLink).meta({ description: "Profiles on social networks, in order." }),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/, "must be an ISO 3166-1 code, like SA"))
      .min(1)
      .meta({ description: "Countries served, as ISO 3166-1 codes.", code: "country" }),
    currencies: z
      .array(z.string().regex(/^[A-Z]{3}$/, "must be an ISO 4217 code, like USD"))
      .min(1)
      .meta({ description: "Currencies accepted, as ISO 4217 codes.", code: "currency" }),
    claims: z.array(claim).length(3).meta({ description: "The three figures of the home page." }),
  })
  .meta({
    id: "Company",
    description: "The facts about the company. Each stands here and nowhere else.",
  });

const heroSlide = z
  .strictObject({
    image,
    title: text("The slide's headline."),
    subtitle: text("One sentence below it."),
  })
  .meta({ id: "HeroSlide", description: "A slide of the home page's hero." });

const heading = z
  .strictObject({ title: text("The section's heading."), intro: text("A sentence below it.") })
  .meta({ id: "SectionHeading", description: "Heading and introduction of a section." });

const chairman = z
  .strictObject({
    heading: text("The section's heading."),
    name: text("Who signs."),
    title: text("The signer's position."),
    letter: texts("The letter, paragraph by paragraph; the first one is the salutation."),
    image,
  })
  .meta({ id: "ChairmanMessage", description: "The chairman's letter." });

export const home = z
  .strictObject({
    seo,
    slides: z.array(heroSlide).min(1).meta({ description: "The hero's slides, in order." }),
    about: z
      .strictObject({
        title: text("The section's heading."),
        text: texts("Paragraphs."),
        image,
      })
      .meta({ id: "HomeAbout", description: "The about block of the home page." }),
    chairman,
    services: heading,
    modules: heading,
    projects: heading,
    closing: heading,
  })
  .meta({ id: "HomePage", description: "The words and pictures of the home page." });

export const servicesPage = z
  .strictObject({ seo, title: text("Heading of the page."), intro: text("A sentence below it.") })
  .meta({ id: "ServicesPage", description: "The words of the page that lists all services." });

export const about = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A sentence or two below it."),
    image,
    story: z
      .strictObject({ title: text("Heading."), text: texts("Paragraphs.") })
      .meta({ id: "Story", description: "A heading with paragraphs." }),
    values: z
      .strictObject({
        title: text("Heading."),
        intro: text("A sentence below it."),
        items: z.array(iconPoint).length(3).meta({ description: "Flexibility, Trust, Stability." }),
      })
      .meta({ id: "Values", description: "What the company stands for." }),
    promise: z
      .strictObject({
        title: text("Heading."),
        text: text("The promise."),
        items: texts("What the company commits to, one sentence each."),
      })
      .meta({ id: "Promise", description: "What every client may count on." }),
    closing: heading,
  })
  .meta({ id: "AboutPage", description: "The words and pictures of the about page." });

export const investment = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A sentence or two below it."),
    image,
    why: z
      .strictObject({
        title: text("Heading."),
        intro: text("A sentence below it."),
        items: z.array(iconPoint).min(3).max(6).meta({ description: "The reasons." }),
      })
      .meta({ id: "Reasons", description: "Why to invest." }),
    models: z
      .strictObject({
        title: text("Heading."),
        intro: text("A sentence below it."),
        items: z.array(point).min(2).max(4).meta({ description: "Forms a partnership can take." }),
      })
      .meta({ id: "PartnershipModels", description: "How a partnership can look." }),
    numbers: heading,
    steps: z
      .strictObject({
        title: text("Heading."),
        intro: text("A sentence below it."),
        items: z
          .array(point)
          .min(3)
          .max(7)
          .meta({ description: "From first meeting to signature." }),
      })
      .meta({ id: "Steps", description: "How a partnership comes about." }),
    questions: z
      .strictObject({
        title: text("Heading."),
        items: z.array(question).min(3).meta({ description: "What investors ask." }),
      })
      .meta({ id: "Questions", description: "A heading with questions and answers." }),
    closing: heading,
  })
  .meta({ id: "InvestmentPage", description: "The words and pictures of the investment page." });

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

const resultPage = (id: string, description: string) =>
  z
    .strictObject({
      seo,
      title: text("Heading of the page."),
      intro: text("A sentence or two below it."),
    })
    .meta({ id, description });

export const contactSent = resultPage(
  "ContactSentPage",
  "The words of the page after a message was sent without JavaScript.",
);

export const contactFailed = resultPage(
  "ContactFailedPage",
  "The words of the page after a message was refused without JavaScript; its reasons are in locales/.",
);

export const privacy = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A sentence or two below it."),
    sections: z
      .array(
        z
          .strictObject({ title: text("Heading."), text: texts("Paragraphs.") })
          .meta({ id: "PrivacySection", description: "A subject of the privacy page." }),
      )
      .min(1)
      .meta({ description: "The subjects, in order." }),
  })
  .meta({ id: "PrivacyPage", description: "What is stored about visitors, where and how long." });

export const notFound = z
  .strictObject({
    seo,
    title: text("Heading of the page."),
    intro: text("A kind sentence below it."),
  })
  .meta({ id: "NotFoundPage", description: "The words of the page shown for an unknown address." });

export const erpModule = z
  .strictObject({
    id: slug("The module's id."),
    service: z
      .string()
      .meta({ description: "Id of the service whose page shows it in depth.", ref: "Service" }),
    title: text("The module's name."),
    description: text("One or two sentences for its card."),
    capabilities: texts("What it does, point by point, for the ERP page."),
    color: hexColor("Accent colour."),
  })
  .meta({ id: "ErpModule", description: "A module of the FTS ERP system." });

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

export const faqEntry = z
  .strictObject({
    id: slug("The question's id."),
    question: text("The question as a client would ask it."),
    alsoAsked,
    answer: text("The answer, in a few sentences."),
    page: sitePath("The page that says more about it.").optional(),
  })
  .meta({ id: "FaqEntry", description: "A general question and its answer." });

export const redirect = z
  .strictObject({
    from: sitePath("The old address, without a language prefix."),
    to: sitePath("The page it now leads to."),
  })
  .meta({ id: "Redirect", description: "An old address and the page that replaced it." });

/**
 * Which file or folder of content/ holds which type.
 * `one`: a file with one object; `list`: a file with an array; `folder`: a file per object, named by its id.
 */
export const contentFiles = {
  "company.json": { kind: "one", type: "Company", schema: company },
  "home.json": { kind: "one", type: "HomePage", schema: home },
  "services.json": { kind: "one", type: "ServicesPage", schema: servicesPage },
  "about.json": { kind: "one", type: "AboutPage", schema: about },
  "investment.json": { kind: "one", type: "InvestmentPage", schema: investment },
  "contact.json": { kind: "one", type: "ContactPage", schema: contact },
  "contact-sent.json": { kind: "one", type: "ContactSentPage", schema: contactSent },
  "contact-failed.json": { kind: "one", type: "ContactFailedPage", schema: contactFailed },
  "privacy.json": { kind: "one", type: "PrivacyPage", schema: privacy },
  "not-found.json": { kind: "one", type: "NotFoundPage", schema: notFound },
  "erp-modules.json": { kind: "list", type: "ErpModule", schema: erpModule },
  "faq.json": { kind: "list", type: "FaqEntry", schema: faqEntry },
  "redirects.json": { kind: "list", type: "Redirect", schema: redirect },
  services: { kind: "folder", type: "Service", schema: service },
  projects: { kind: "folder", type: "Project", schema: project },
} as const satisfies Record<
  string,
  { kind: "one" | "list" | "folder"; type: string; schema: z.ZodObject }
>;
