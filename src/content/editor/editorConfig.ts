/**
 * The configuration of the editor (Sveltia CMS), made from the model: a new field of the model is a
 * new field of the editor.
 */
import type {
  CmsConfig,
  Collection,
  CollectionFile,
  CommonFieldProps,
  Field,
  ListField,
  SelectField,
  StringField,
  TextField,
  VisibleFieldProps,
} from "@sveltia/cms";
import { languageCodes, languages, type Language } from "../../i18n/languages";
import { allContentFiles, type ContentFile } from "../contentFiles";
import { editorWords, type Say } from "./editorWords";
import { objectSchema, type FieldSchema } from "./jsonSchema";

type File = (typeof allContentFiles)[number];

/** Fields of sentences, which get more than one line. */
const longTexts = new Set([
  "alt",
  "answer",
  "allocation",
  "blurb",
  "description",
  "highlight",
  "intro",
  "note",
  "notice",
  "question",
  "quote",
  "subtitle",
  "summary",
  "tagline",
  "text",
]);

interface Context {
  language: Language;
  say: Say;
  /** The definitions that fields refer to. */
  definitions: Record<string, FieldSchema>;
  /** Whether a picture has a file per language. */
  perLanguage?: boolean;
}

/** Names that say more than the model's own, which are written for code. */
const names: Readonly<Record<string, string>> = {
  alt: "Alternative text",
  color: "Colour",
  "erp-modules": "ERP modules",
  "erp-tour": "ERP tour",
  faq: "Questions and answers",
  iconName: "Icon",
  id: "Identifier",
  lightSrc: "Picture for the light scheme",
  mapUrl: "Map",
  noIndex: "Hide from search engines",
  path: "Address of its page",
  seo: "Search results",
  src: "Picture",
  url: "Web address",
  whatsapp: "WhatsApp",
};

/** A name in code as words: `featuredItem` is "Featured item". */
export function wordsOf(name: string): string {
  if (names[name] !== undefined) return names[name];
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");
}

function resolve(schema: FieldSchema, { definitions }: Context): FieldSchema {
  const name = schema.$ref?.split("/").at(-1);
  if (name === undefined) return schema;
  return { ...definitions[name], ...schema };
}

type Base = CommonFieldProps & VisibleFieldProps;

function textField(
  base: Base,
  name: string,
  schema: FieldSchema,
  { say }: Context,
): StringField | TextField {
  const { pattern, patternErrorMessage: message } = schema;
  const rules = {
    ...(pattern !== undefined && {
      pattern: [pattern, say(message ?? "")] satisfies [string, string],
    }),
    // A text with emoji names would turn "10:30" into a picture.
    use_emoji_autocomplete: false,
  };
  return longTexts.has(name)
    ? { ...base, widget: "text", ...rules }
    : { ...base, widget: "string", ...rules };
}

function selectField(base: Base, values: readonly string[], { say }: Context): SelectField {
  const isName = (value: string) => /^[A-Za-z]/.test(value);
  return {
    ...base,
    widget: "select",
    options: values.map((value) => ({
      value,
      label: isName(value) && values.length < 20 ? say(wordsOf(value)) : wordsOf(value),
    })),
  };
}

/** A switch would write "no" where an optional field is absent. */
function booleanField(base: Base, { say }: Context): Field {
  if (base.required) return { ...base, widget: "boolean" };
  const options = [
    { label: say("Yes"), value: true },
    { label: say("No"), value: false },
  ];
  return { ...base, widget: "select", options };
}

/** The fields of one text or list of texts for each language, named as the languages name themselves. */
function languageFields(name: string, schema: FieldSchema, context: Context): Field[] {
  return languageCodes.map((code) => {
    const inner = schema.properties?.[code] ?? {};
    const field = fieldOf(name, inner, true, context);
    return { ...field, name: code, label: languages[code].label };
  });
}

function listField(base: Base, name: string, schema: FieldSchema, context: Context): Field {
  const { minItems: min, maxItems: max } = schema;
  const items = resolve(schema.items ?? {}, context);
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
function entriesField(base: Base, items: FieldSchema, context: Context): ListField {
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

function relation(base: Base, type: string, { language }: Context) {
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

function fieldOf(name: string, given: FieldSchema, required: boolean, context: Context): Field {
  const schema = resolve(given, context);
  const { say } = context;
  const bounds = schema.characters;
  const base: Base = {
    name,
    label: say(wordsOf(name)),
    ...(schema.description !== undefined && { hint: say(schema.description) }),
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
  if (schema.type === "integer" || schema.type === "number") {
    const min = schema.minimum ?? schema.exclusiveMinimum;
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
  if (schema.pattern === "^#[0-9a-f]{6}$") {
    return { ...base, widget: "color", allowInput: true };
  }
  return textField(base, name, schema, context);
}

function fieldsOf({ properties = {}, required = [] }: FieldSchema, context: Context): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name), context),
  );
}

function contextOf(
  file: ContentFile,
  language: Language,
  say: Say,
): Context & { schema: FieldSchema } {
  const schema = objectSchema(file);
  const definitions = schema.$defs ?? {};
  const context = { language, say, definitions };
  return { ...context, schema: resolve(schema, context) };
}

/**
 * The folder of a file's pictures, and its path as the file writes it. Set per file, not per field,
 * because the editor confuses fields of the same name in different collections.
 */
function picturesOf({ kind, path }: File) {
  return kind === "folder"
    ? { media_folder: `/content/images/${path}`, public_folder: `../images/${path}` }
    : { media_folder: "/content/images", public_folder: "./images" };
}

function collectionFile(file: File, language: Language, say: Say): CollectionFile {
  const { schema, ...context } = contextOf(file, language, say);
  const label = say(wordsOf(file.path.replace(/\.json$/, "")));
  const list = { name: "entries", label };
  const fields =
    file.kind === "list"
      ? [
          {
            ...entriesField(list, schema, context),
            hint: say(schema.description ?? ""),
            root: true,
          },
        ]
      : fieldsOf(schema, context);
  const path = `content/${file.path}`;
  return { name: file.name, label, file: path, format: "json", ...picturesOf(file), fields };
}

function folderCollection(file: File, language: Language, say: Say): Collection {
  const { schema, ...context } = contextOf(file, language, say);
  return {
    name: file.name,
    label: say(wordsOf(file.path)),
    label_singular: say(wordsOf(file.type)),
    description: say(schema.description ?? ""),
    folder: `content/${file.path}`,
    ...picturesOf(file),
    extension: "json",
    format: "json",
    identifier_field: "id",
    slug: "{{fields.id}}",
    summary: `{{fields.title.${language}}}`,
    sortable_fields: { fields: ["order", "id"], default: { field: "order" } },
    fields: fieldsOf(schema, context),
  };
}

/** The entry that a file is in the editor, as in its address: `services/erp`, `pages/home`. */
export function entryOf({ kind, name, route }: File, id: string): string {
  if (kind === "folder") return `${name}/${id}`;
  return `${route === undefined ? "facts" : "pages"}/${name}`;
}

/** The editor's configuration in a language, without a place to save to. */
export function editorConfig(language: Language, say: Say = editorWords(language)): CmsConfig {
  const folders = allContentFiles.filter(({ kind }) => kind === "folder");
  const files = (isPage: boolean) =>
    allContentFiles
      .filter(({ kind, route }) => kind !== "folder" && (route !== undefined) === isPage)
      .map((file) => collectionFile(file, language, say));
  return {
    load_config_file: false,
    backend: { name: "github", repo: "local/website", branch: "main" },
    app_title: say("Content of the website"),
    media_folder: "content/images",
    public_folder: "/content/images",
    // Pictures of the editor's own machine only: others are asked of hosts that it may not reach.
    media_libraries: { stock_assets: false },
    editor: { preview: false },
    collections: [
      ...folders.map((file) => folderCollection(file, language, say)),
      { name: "pages", label: say("Pages"), files: files(true) },
      { name: "facts", label: say("Facts and lists"), files: files(false) },
    ],
    output: {
      omit_empty_optional_fields: true,
      json: { indent_style: "space", indent_size: 2 },
    },
  };
}
