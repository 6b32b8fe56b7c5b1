/** Fields of the editor that hold one value. */
import type {
  BooleanField,
  CommonFieldProps,
  NumberField,
  SelectField,
  StringField,
  TextField,
  VisibleFieldProps,
} from "@sveltia/cms";
import type { Language } from "../../i18n/languages";
import { allContentFiles, type ContentFiles } from "../contentFiles";
import type { Translate } from "./editorWords";
import type { FieldSchema } from "./jsonSchema";
import { labelOf } from "./labels";

/** Fields of sentences, which get more than one line. */
const longTexts = new Set([
  "alt",
  "answer",
  "allocation",
  "blurb",
  "check",
  "description",
  "highlight",
  "intro",
  "note",
  "notice",
  "promise",
  "question",
  "quote",
  "subtitle",
  "summary",
  "tagline",
  "text",
  "withoutScripts",
]);

/** What every field needs to know. */
export interface FieldContext {
  language: Language;
  translate: Translate;
  /** The definitions that fields refer to. */
  definitions: Record<string, FieldSchema>;
  /** Whether a picture has a file per language. */
  perLanguage?: boolean;
  /** Whether it is one language's version of a text, which may hold tokens. */
  inLanguages?: boolean;
  /** The names of the tokens. */
  tokens: readonly string[];
  /** The file of the content, and the way to the field within it. */
  file: keyof ContentFiles;
  path: readonly string[];
}

/** What a text may hold in braces, and what is said otherwise. */
function tokenRule(tokens: readonly string[], translate: Translate): [string, string] {
  const known = tokens.map((name) => `\u2068{${name}}\u2069`).join(" ");
  const message = translate("Only these words may stand in braces:");
  return [`^(?:[^{}]|\\{(?:${tokens.join("|")})\\})*$`, `${message} ${known}`];
}

/** What all fields have. */
export type FieldBase = CommonFieldProps & VisibleFieldProps;

/** A text, on one line or more. */
export function textField(
  base: FieldBase,
  name: string,
  schema: FieldSchema,
  { translate, tokens, inLanguages }: FieldContext,
): StringField | TextField {
  const { pattern, patternErrorMessage: message } = schema;
  const rules = {
    ...(pattern !== undefined && {
      pattern: [pattern, translate(message ?? "")] satisfies [string, string],
    }),
    ...(inLanguages && { pattern: tokenRule(tokens, translate) }),
    // A text with emoji names would turn "10:30" into a picture.
    use_emoji_autocomplete: false,
  };
  return longTexts.has(name)
    ? { ...base, widget: "text", ...rules }
    : { ...base, widget: "string", ...rules };
}

/** A choice of one of some values. */
export function selectField(
  base: FieldBase,
  values: readonly string[],
  { translate }: FieldContext,
): SelectField {
  const isName = (value: string) => /^[A-Za-z]/.test(value);
  return {
    ...base,
    widget: "select",
    options: values.map((value) => ({
      value,
      label: isName(value) && values.length < 20 ? translate(labelOf(value)) : labelOf(value),
    })),
  };
}

/** Yes or no; a switch would write "no" where an optional field is absent. */
export function booleanField(
  base: FieldBase,
  { translate }: FieldContext,
): BooleanField | SelectField {
  if (base.required) return { ...base, widget: "boolean" };
  const options = [
    { label: translate("Yes"), value: true },
    { label: translate("No"), value: false },
  ];
  return { ...base, widget: "select", options };
}

/** A number within the bounds of its schema. */
export function numberField(base: FieldBase, schema: FieldSchema): NumberField {
  // The editor has no exclusive minimum: the least number above it that people write replaces it.
  const least = schema.type === "integer" ? 1 : 0.001;
  const min =
    schema.minimum ??
    (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + least);
  return {
    ...base,
    widget: "number",
    value_type: schema.type === "integer" ? "int" : "float",
    ...(min !== undefined && min > Number.MIN_SAFE_INTEGER && { min }),
    ...(schema.maximum !== undefined &&
      schema.maximum < Number.MAX_SAFE_INTEGER && { max: schema.maximum }),
    ...(schema.type === "number" && { step: 0.01 }),
  };
}

/** A choice of an entry of another folder. Throws when the type has none. */
export function relation(base: FieldBase, type: string, { language }: FieldContext) {
  const collection = allContentFiles.find((file) => file.type === type);
  if (collection?.kind !== "folder") throw new Error(`${type} has no folder to choose from`);
  return {
    ...base,
    widget: "relation" as const,
    collection: collection.name,
    value_field: "id",
    display_fields: [`title.${language}`],
  };
}
