/** What others say of the company, and what it can show. A list that is empty or missing is not shown. */
import { z } from "zod";
import { name, plainText, sizedText, text, webAddress } from "./fields";

const title = text("The section's heading.");

/** The lists stand on pages of bounded weight, so they are bounded, too. */
const list = <Item extends z.ZodObject>(item: Item, most: number, description: string) =>
  z
    .array(item)
    .max(most)
    .optional()
    .meta({ description: `${description} At most ${most}, in order.` });

const portrait = z.string().min(1, "is empty: name the picture's file").meta({
  description: "A square picture of the person, relative to the JSON file.",
  file: true,
});

const testimonial = z
  .strictObject({
    quote: sizedText("What the client said, without quotation marks.", 20, 280),
    name: name("Who said it."),
    role: text("The person's position."),
    company: name("The person's company."),
    portrait: portrait.optional(),
  })
  .meta({ id: "Testimonial", description: "What a client said." });

const client = z
  .strictObject({
    name: name("The client's name."),
    logo: z.string().min(1, "is empty: name the logo's file").meta({
      description:
        "The logo, relative to the JSON file: SVG, PNG or WebP on a transparent ground. It is shown in one tone.",
      file: true,
      logo: true,
    }),
    link: webAddress("The client's site.").optional(),
  })
  .meta({ id: "Client", description: "A client that may be named." });

const teamMember = z
  .strictObject({
    name: name("The person's name."),
    role: text("The person's position."),
    portrait,
    link: webAddress("The person's profile.").optional(),
  })
  .meta({ id: "TeamMember", description: "Somebody a client will work with." });

const certificate = z
  .strictObject({
    name: name("What is certified."),
    issuer: name("Who issued it."),
    year: z.number().int().min(1990).max(2100).meta({ description: "The year of issue." }),
    link: webAddress("Where it can be verified.").optional(),
  })
  .meta({ id: "Certificate", description: "A certificate or accreditation." });

const registration = z
  .strictObject({
    kind: z
      .enum(["commercialRegister", "taxNumber"])
      .meta({ description: "What the number is of.", enumeration: true }),
    number: plainText.meta({ description: "The number, as it is registered." }),
    office: text("The office that issued it."),
  })
  .meta({ id: "Registration", description: "An entry in an official register." });

export const proof = z
  .strictObject({
    testimonials: z
      .strictObject({ title, items: list(testimonial, 3, "What clients said.") })
      .meta({ id: "Testimonials", description: "What clients say, on the home page." }),
    clients: z
      .strictObject({ title, items: list(client, 12, "Clients, by their logos.") })
      .meta({ id: "Clients", description: "The clients' logos, on the home page." }),
    team: z
      .strictObject({ title, items: list(teamMember, 12, "The people.") })
      .meta({ id: "Team", description: "The team, on the about page." }),
    certificates: z
      .strictObject({ title, items: list(certificate, 8, "The certificates.") })
      .meta({ id: "Certificates", description: "The certificates, on the about page." }),
    registration: z
      .strictObject({ title, items: list(registration, 2, "The numbers.") })
      .meta({ id: "Registrations", description: "The registration, on the about page." }),
  })
  .meta({ id: "Proof", description: "Testimonials, clients, team, certificates, registration." });
