/** The kinds of fields that content is made of; an entity's file says which it has. */
import { z } from "zod";
import { isEmailAddress, tidyAddress } from "../../contact/emailAddress";
import { readablePath } from "../../i18n/writtenPaths";
import { languageCodes, type Language } from "../../i18n/languages";
import { bareLine, closeDirections, hasVisible, plainLine } from "../../i18n/visibleText";
import { iconNames } from "../iconNames";

/** One schema per language of the table, all required. */
function perLanguage<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(languageCodes.map((code) => [code, schema])) as Record<
    Language,
    Schema
  >;
  return z.strictObject(shape);
}

/** Characters that reach no reader: control characters, and half of a surrogate pair. */
const unreadable = /\p{Cs}|(?![\n\t])\p{Cc}/u;

/** Whether there is something to see, and every direction that is begun is ended in its line. */
export const isReadable = (text: string) =>
  hasVisible(text) && !unreadable.test(text) && closeDirections(text) === text;

/** The message for a text that is not readable. */
export const unreadableMessage = "must be free of hidden control characters: type it again";
const readable = (schema: z.ZodString) => schema.refine(isReadable, unreadableMessage);
const written = z.string().trim().min(1, { error: "is empty: write the text", abort: true });

export const phrase = readable(written);

/** A text that is shown as it is, so that a token would be, too. */
export const plainText = readable(
  written.regex(/^[^{}\0]*$/, "must be without braces: it is shown as it is"),
);

/** A text with one version per language. In GraphQL: `field(language: "ar")`. */
export const text = (description: string) =>
  perLanguage(phrase).meta({ description, localized: "text" });

/** A text whose number of characters is bounded, both ends included, once its tokens are replaced. */
export const sizedText = (description: string, min: number, max: number) =>
  perLanguage(phrase).meta({
    description: `${description} ${min} to ${max} characters.`,
    localized: "text",
    characters: { min, max },
  });

/** A text that other texts name as a token, so that it cannot hold tokens itself. */
export const tokenText = (description: string) =>
  perLanguage(phrase).meta({ description, localized: "text", token: true });

/** A list of texts per language (paragraphs, bullet points); every language has as many. */
export const texts = (description: string, length?: number) =>
  perLanguage(length === undefined ? z.array(phrase).min(1) : z.array(phrase).length(length)).meta({
    description,
    localized: "texts",
  });

/** A name, which may be a Latin one in every language. */
export const name = (description: string) =>
  perLanguage(phrase).meta({ description, localized: "text", anyScript: true });

/** Texts that may be Latin names, like ERP, in every language. */
export const names = (description: string) =>
  perLanguage(z.array(phrase).min(1)).meta({ description, localized: "texts", anyScript: true });

/**
 * A picture's file, relative to the JSON file that names it: one for all languages, or one per
 * language where the picture holds writing. In GraphQL: `file(language: "ar")`.
 */
export const pictureFile = (description: string, remedy: string) => {
  const file = z.string().min(1, `is empty: ${remedy}`).meta({ file: true });
  return z
    .union([file, perLanguage(file)], "must be a picture's file, or one per language in braces")
    .meta({ description, file: true });
};

export const string = (description: string) => plainText.meta({ description });
export const slug = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters, digits and single hyphens")
    .meta({ description });
/** An id that is the address of a place on its page, where it stands once. */
export const anchor = (description: string) =>
  slug(description).meta({ description, anchor: true });
export const hexColor = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "must be a colour as six hex digits, like #b57e10")
    .meta({ description });
export const icon = z.enum(iconNames).meta({
  description: "A Tabler icon by name, one of src/content/iconNames.ts.",
  enumeration: true,
});
export const sitePath = (description: string) =>
  z
    .string()
    .regex(
      /^\/([a-z0-9]+(-[a-z0-9]+)*\/)*$/,
      "must start and end with a slash, like /services/erp-system/",
    )
    .meta({ description });
const oldPathMessage =
  "must be a path like /about.html or /about_us/: with a slash first, without ?, # and hidden characters";
/** Not a place of its own: an empty segment, or a step. */
const unplain = /\/\/|\/\.{1,2}(?:\/|$)|\\/;
/** Whether an old address leads to one place, and nothing in it is hidden. */
const isPlainPath = (path: string) => {
  const readable = readablePath(path);
  return !unplain.test(readable) && plainLine(readable) === readable;
};
/**
 * A path of an earlier site, readable or percent-encoded. It has no query, because neither the
 * redirect files of static hosts nor nginx's map of paths match one.
 */
export const oldPath = (description: string) =>
  z
    .string()
    .regex(/^\/[^?#\\]*$/, { error: oldPathMessage, abort: true })
    .refine(isPlainPath, oldPathMessage)
    .meta({ description });
/** The path of a page that there is. */
export const pagePath = (description: string) =>
  sitePath(description).meta({ description, page: true });
/** An address whose form leaves browsers nothing to guess: `new URL` takes blanks, hidden signs and `\`. */
export const webAddress = (
  description: string,
  form = /^https?:\/\/[^\s\\/]+[^\s\\]*$/,
  error = "must be a full address, like https://example.com/",
) =>
  z
    .string()
    .regex(form, { error, abort: true })
    .refine((address) => bareLine(address) === address && URL.canParse(address), error)
    .meta({ description });

const emailMessage = "must be an e-mail address";

/** An e-mail address, whose domain may be in Arabic or in the form of the network. */
export const emailAddress = (description: string) =>
  z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, { error: emailMessage, abort: true })
    .refine((text) => isEmailAddress(text) && tidyAddress(text) === text, emailMessage)
    .meta({ description });

/** A telephone number that can be dialled: ITU-T E.164, with blanks between its groups. */
export const phoneNumber = (description: string) =>
  z
    .string()
    .regex(/^\+\d(?: ?\d){6,14}$/, "must be international, like +20 3 555 0100")
    .meta({ description });
/** Limited to 32 bits, like GraphQL's Int. */
export const order = z
  .int32()
  .meta({ description: "Position in lists, smallest first. Numbers need not be consecutive." });
