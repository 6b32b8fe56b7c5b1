/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { defaultLanguage } from "../../i18n/languages";
import { editedContentFiles } from "../contentFiles";
import { editorConfig } from "./editorConfig";
import { pageWords } from "./editorPage";
import { translations } from "./editorWords";
import { readContent } from "../readContent";

type Fields = Record<string, Field>;

/** The model's fields, by path, with whether they are required, and not as a list that may be empty. */
function modelFields(
  schema: z.ZodType,
  at: string,
  required: boolean,
  within: boolean,
): [string, boolean][] {
  const perLanguage = within || schema.meta()?.perLanguage === true;
  if (schema instanceof z.ZodOptional) {
    return modelFields(schema.unwrap() as z.ZodType, at, false, perLanguage);
  }
  const children =
    schema instanceof z.ZodArray
      ? childrenOf(schema.element as z.ZodType, `${at}[]`, perLanguage)
      : childrenOf(schema, at, perLanguage);
  return [[at, required && !schema.safeParse([]).success], ...children];
}

function childrenOf(schema: z.ZodType, at: string, perLanguage = false): [string, boolean][] {
  // A picture: a file, or one per language.
  if (schema instanceof z.ZodUnion && perLanguage) {
    return schema.options.flatMap((option) => childrenOf(option as z.ZodType, at));
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, child]) =>
    modelFields(child, `${at}.${name}`, true, perLanguage),
  );
}

/** The editor's fields, likewise. */
function editorFields(fields: readonly Field[], at: string): Fields {
  const entries = fields.flatMap((field): [string, Field][] => {
    const path = `${at}.${field.name}`;
    const isList = field.widget === "list" && "fields" in field;
    const children = "fields" in field ? (field.fields as Field[]) : [];
    return [[path, field], ...Object.entries(editorFields(children, isList ? `${path}[]` : path))];
  });
  return Object.fromEntries(entries);
}

/** The fields of every file, by the name of the file. */
function fieldsByFile(): Record<string, readonly Field[]> {
  const files = (editorConfig(defaultLanguage).collections ?? []).flatMap((collection) => {
    if ("folder" in collection) return [[collection.name, collection.fields] as const];
    if (!("files" in collection)) return [];
    return collection.files.map(({ name, fields }) => {
      const [first] = fields;
      const isRoot = first !== undefined && "root" in first && first.root && "fields" in first;
      return [name, isRoot ? (first.fields as Field[]) : fields] as const;
    });
  });
  return Object.fromEntries(files);
}

const byFile = fieldsByFile();
const allFields: Fields = Object.assign(
  {},
  ...Object.entries(byFile).map(([name, fields]) => editorFields(fields, name)),
);

test("every file of content/ that people edit is in the editor, with every field of the model and no other", () => {
  expect(Object.keys(byFile).sort()).toEqual(editedContentFiles.map(({ name }) => name).sort());
  const model = editedContentFiles.flatMap(({ name, schema }) => childrenOf(schema, name));
  expect(Object.keys(allFields).sort()).toEqual(model.map(([path]) => path).sort());
});

test("what the model requires is required", () => {
  const model = editedContentFiles.flatMap(({ name, schema }) => childrenOf(schema, name));
  const required = Object.fromEntries(
    Object.entries(allFields).map(([path, field]) => [path, "required" in field && field.required]),
  );
  expect(required).toEqual(Object.fromEntries(model));
});

test("a field has the kind and the bounds that the model gives it", () => {
  expect(allFields["services.price.amount"]).toMatchObject({
    widget: "number",
    value_type: "float",
  });
  expect(allFields["services.price.currency"]).toMatchObject({
    widget: "string",
    pattern: ["^[A-Z]{3}$", "must be an ISO 4217 code, like USD"],
  });
  expect(allFields["services.price.unit"]).toMatchObject({
    widget: "select",
    options: [
      { value: "project", label: "Project" },
      { value: "session", label: "Session" },
    ],
  });
  expect(allFields["services.related"]).toMatchObject({
    widget: "relation",
    collection: "services",
    multiple: true,
    min: 2,
    max: 4,
  });
  expect(allFields["services.color"]).toMatchObject({ widget: "color" });
  expect(allFields["services.image.src"]).toMatchObject({ widget: "image" });
  expect(allFields["services.seo.title.ar"]).toMatchObject({ minlength: 15, maxlength: 60 });
  expect(allFields["company.foundingYear"]).toMatchObject({ min: 1900, max: 2100 });
  expect(allFields["company.claims"]).toMatchObject({ widget: "list", min: 3, max: 3 });
});

/** Long texts of the content that stand in a field of one line. */
function crampedTexts(value: unknown, at: string): string[] {
  if (typeof value === "string") {
    return value.length > 90 && allFields[at]?.widget === "string" ? [at] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => crampedTexts(item, `${at}[]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => crampedTexts(child, `${at}.${name}`));
}

/** Pictures of the content that the editor has another kind of field for. */
function misfits(value: unknown, at: string): string[] {
  if (typeof value === "string") return allFields[at]?.widget === "object" ? [at] : [];
  if (Array.isArray(value)) return value.flatMap((item) => misfits(item, `${at}[]`));
  if (typeof value !== "object" || value === null) return [];
  const children = Object.entries(value).flatMap(([name, child]) =>
    misfits(child, `${at}.${name}`),
  );
  return allFields[at]?.widget === "image" ? [at, ...children] : children;
}

test("a picture has a file per language where the editor asks for it, and one elsewhere", () => {
  const content = Object.entries(readContent(process.cwd()));
  expect(
    content.flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).flatMap((entry) => misfits(entry, name)),
    ),
  ).toEqual([]);
});

test("sentences have more than one line to be written in", () => {
  const content = Object.entries(readContent(process.cwd()));
  expect(
    content.flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).flatMap((entry) => crampedTexts(entry, name)),
    ),
  ).toEqual([]);
});

/** What schemas ask for, which the content check repeats; some of it the editor says beforehand. */
function demandsOfModel(): string[] {
  const folder = join(__dirname, "../model");
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const demands = sources.flatMap((source) =>
    Array.from(source.matchAll(/"((?:must be|is empty:) [^"]+)"/g), ([, demand = ""]) => demand),
  );
  const ofPictures = ["name the picture's file", "name the picture's file, or remove the field"];
  return [...demands, ...ofPictures.map((remedy) => `is empty: ${remedy}`)];
}

test("labels, hints and messages are translated, and nothing else is", () => {
  const said = new Set<string>([...Object.values(pageWords), ...demandsOfModel()]);
  editorConfig(defaultLanguage, (english) => {
    said.add(english);
    return english;
  });
  for (const words of Object.values(translations)) {
    expect(Object.keys(words).sort()).toEqual([...said].sort());
  }
});

const hintOf = (field: Field | undefined) =>
  field !== undefined && "hint" in field ? field.hint : undefined;

test("hints are for owners: no file, no code, no standard", () => {
  const hints = Object.values(allFields).flatMap((field) => hintOf(field) ?? []);
  expect(hints.length).toBeGreaterThan(100);
  expect(
    hints.filter((hint) => /\bids?\b|JSON|\.ts\b|ISO|IANA|schema\.org|SITE_URL|tabler/i.test(hint)),
  ).toEqual([]);
});

test("the price of a service comes right after its name, and may be anything but nothing", () => {
  const names = Object.keys(allFields).filter((path) => /^services\.\w+$/.test(path));
  expect(names.slice(0, 3)).toEqual(["services.id", "services.title", "services.price"]);
  expect(allFields["services.price.amount"]).toMatchObject({ min: 0.001 });
});

test("a picture's hint names its size", () => {
  expect(hintOf(allFields["services.image"])).toMatch(/1920 × 1080/);
  expect(hintOf(allFields["home.slides[].image"])).toMatch(/2400 × 1350/);
});

test("pictures of a collection have a folder of their own, those of other files share one", () => {
  const collections = editorConfig(defaultLanguage).collections ?? [];
  expect(collections.find(({ name }) => name === "services")).toMatchObject({
    media_folder: "/content/images/services",
    public_folder: "../images/services",
  });
  const pages = collections.find(({ name }) => name === "pages");
  expect(pages).toHaveProperty("files.0.media_folder", "/content/images");
  expect(pages).toHaveProperty("files.0.public_folder", "./images");
});
