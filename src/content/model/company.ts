import { z } from "zod";
import {
  emailAddress,
  icon,
  phoneNumber,
  phrase,
  sizedText,
  slug,
  string,
  text,
  texts,
  tokenText,
  webAddress,
} from "./fields";

const claim = z
  .strictObject({
    id: slug("Used as a token in texts: {projects}, {years}, {satisfaction}."),
    value: z.number().positive().max(1e9).meta({ description: "The figure." }),
    suffix: z.enum(["+", "%"]).meta({ description: "What follows the figure." }),
    label: text("What is counted."),
    homeOnly: z
      .boolean()
      .optional()
      .meta({ description: "True for a figure that the home page alone shows." }),
  })
  .meta({ id: "Claim", description: "A figure the company stands behind." });

const terms = z
  .strictObject({
    guarantee: tokenText("How long the guarantee lasts and what it covers.").optional(),
    licence: tokenText("How the licence of the ERP system is charged.").optional(),
    support: tokenText("What a support agreement offers, and how soon it answers.").optional(),
  })
  .meta({
    id: "Terms",
    description:
      "Terms in a sentence or two each. Answers name them as tokens, once they are here.",
  });

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
    url: webAddress(
      "Where the site lives when the environment does not say (SITE_URL).",
      /^https?:\/\/[^\s\\/?#@]+\/?$/,
      "must be a host alone, like https://example.com/",
    ),
    // As long as fits one line of a social preview image.
    tagline: sizedText("One line that says what the company is.", 10, 75),
    blurb: text("Two sentences for the footer."),
    foundingYear: z.number().int().min(1900).max(2100).meta({ description: "Year of foundation." }),
    chairmanYears: z
      .number()
      .int()
      .positive()
      .max(100)
      .meta({ description: "The chairman's own years of experience." }),
    email: emailAddress("Public e-mail address."),
    phone: phoneNumber("Public telephone number, international form."),
    whatsapp: phoneNumber("WhatsApp number, international form."),
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
    terms: terms.optional(),
    toConfirm: texts(
      "Statements of the site's texts that only the owner can know. launch-check lists each: confirm it or correct the texts, then remove it here.",
    ).optional(),
  })
  .meta({
    id: "Company",
    description: "The facts about the company. Each stands here and nowhere else.",
  });

/** The facts about the company, as content/company.json holds them. */
export type Company = z.infer<typeof company>;
