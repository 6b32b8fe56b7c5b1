/** The services of content/ as documents, for the tests of this folder. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { localizePath } from "../i18n/paths";
import { languageCodes, type Language } from "../i18n/languages";
import { service } from "../gatsby/model";
import { createIndex, loadIndex, type SearchIndex } from "./createIndex";
import { documentsByLanguage, type LocalizedDocument } from "./documents";

const folder = join(process.cwd(), "content/services");

const inEachLanguage = <Value>(valueIn: (language: Language) => Value) =>
  Object.fromEntries(languageCodes.map((code) => [code, valueIn(code)])) as Record<Language, Value>;

function readService(file: string): LocalizedDocument {
  const read = service.parse(JSON.parse(readFileSync(join(folder, file), "utf8")));
  return {
    id: read.id,
    kind: "service",
    url: inEachLanguage((language) => localizePath(read.path, language)),
    title: read.title,
    keywords: read.seo.keywords,
    features: read.features,
    description: read.description,
    body: inEachLanguage((language) => [
      ...read.overview[language],
      ...read.benefits.flatMap(({ title, text }) => [title[language], text[language]]),
      ...read.technologies,
      read.pricing[language],
    ]),
  };
}

/** All services, in the order of their files' names. */
export const readServices = (): LocalizedDocument[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map(readService);

/** An index per language, which went through JSON as it does on its way to the browser. */
export function indexServices(): Record<Language, SearchIndex> {
  const documents = documentsByLanguage(readServices());
  return inEachLanguage((language) =>
    loadIndex(JSON.parse(JSON.stringify(createIndex(documents[language])))),
  );
}
