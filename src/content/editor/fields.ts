/** The fields of the editor, made from the schemas of the model. */
import type { Field, ListField } from "@sveltia/cms";
import { languageCodes, languages } from "../../i18n/languages";
import type { FieldSchema } from "./jsonSchema";
import { labelOf } from "./labels";
import { pictureSize } from "../pictureSizes";
import {
  booleanField,
  numberField,
  relation,
  selectField,
  textField,
  type FieldBase,
  type FieldContext,
} from "./simpleFields";

/** A schema with the definition that it refers to. */
export function resolveRef(schema: FieldSchema, { definitions }: FieldContext): FieldSchema {
  const name = schema.$ref?.split("/").at(-1);
  if (name === undefined) return schema;
  return { ...definitions[name], ...schema };
}

/** The fields of one text or list of texts for each language, named as the languages name themselves. */
function languageFields(name: string, schema: FieldSchema, context: FieldContext): Field[] {
  return languageCodes.map((code) => {
    const inner = schema.properties?.[code] ?? {};
    const field = fieldOf(name, inner, true, { ...context, inLanguages: true });
    return { ...field, name: code, label: languages[code].label };
  });
}

function listField(
  base: FieldBase,
  name: string,
  schema: FieldSchema,
  context: FieldContext,
): Field {
  const { minItems: min, maxItems: max } = schema;
  const items = resolveRef(schema.items ?? {}, context);
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (items.ref !== undefined || schema.ref !== undefined) {
    return { ...relation(base, schema.ref ?? items.ref ?? "", context), multiple: true, ...bounds };
  }
  if (items.enum) {
    return { ...selectField(base, items.enum, context), multiple: true, ...bounds };
  }
  if (items.properties) return { ...entriesField(base, items, context), ...bounds };
  const field = { ...textField({ name: "text" }, name, items, context), label: base.label };
  return { ...base, widget: "list", field, ...bounds };
}

/** A list of objects, each shown by its name while it is closed. */
export function entriesField(
  base: FieldBase,
  items: FieldSchema,
  context: FieldContext,
): ListField {
  const properties = items.properties ?? {};
  const named = ["title", "name", "question", "label", "text", "id", "from", "number", "item"].find(
    (name) => name in properties,
  );
  const summary =
    named && `{{fields.${named}${properties[named]?.localized ? `.${context.language}` : ""}}}`;
  return {
    ...base,
    widget: "list",
    collapsed: true,
    ...(summary && { summary }),
    fields: fieldsOf(items, context),
  };
}

/** What to enter; for a picture with its size. */
function hintOf(description: string, { translate, file, path }: FieldContext): string {
  const size = pictureSize(file, path.join("."));
  const hint = translate(description);
  if (!size) return hint;
  return `${hint} ${translate("Its size in pixels:")} \u2068${size.width} × ${size.height}\u2069`;
}

function fieldOf(
  name: string,
  given: FieldSchema,
  required: boolean,
  context: FieldContext,
): Field {
  const schema = resolveRef(given, context);
  const { translate } = context;
  const bounds = schema.characters;
  const base: FieldBase = {
    name,
    label: translate(labelOf(name)),
    ...(schema.description !== undefined && { hint: hintOf(schema.description, context) }),
    // The editor takes a list without items for a missing one.
    required: required && (schema.type !== "array" || schema.minItems !== undefined),
  };
  if (schema.localized) {
    const fields = languageFields(name, schema, context).map((field) =>
      bounds ? { ...field, minlength: bounds.min, maxlength: bounds.max } : field,
    );
    return { ...base, widget: "object", fields };
  }
  if (schema.file) {
    const file = { widget: "image" as const, choose_url: false };
    if (!context.perLanguage) return { ...base, ...file };
    const fields = languageCodes.map((code) => ({
      ...file,
      name: code,
      label: languages[code].label,
      required: true,
    }));
    return { ...base, widget: "object", fields };
  }
  if (schema.type === "array") return listField(base, name, schema, context);
  if (schema.ref !== undefined) return relation(base, schema.ref, context);
  if (schema.enum) return selectField(base, schema.enum, context);
  if (schema.properties) {
    const inner = schema.perLanguage ? { ...context, perLanguage: true } : context;
    return { ...base, widget: "object", fields: fieldsOf(schema, inner) };
  }
  if (schema.type === "boolean") return booleanField(base, context);
  if (schema.type === "integer" || schema.type === "number") return numberField(base, schema);
  if (schema.pattern === "^#[0-9a-f]{6}$") {
    return { ...base, widget: "color", allowInput: true };
  }
  return textField(base, name, schema, context);
}

/** The fields of an object. */
export function fieldsOf(
  { properties = {}, required = [] }: FieldSchema,
  context: FieldContext,
): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name), { ...context, path: [...context.path, name] }),
  );
}
