/**
 * The search index of a language: made from the content at build time, written as a file whose name
 * holds a hash of it, and found by its address in the GraphQL layer.
 */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { isLanguage, languageCodes, type Language } from "../i18n/languages";
import { localizePath } from "../i18n/paths";
import { createIndex } from "../search/createIndex";
import { documentIn, type LocalizedDocument } from "../search/documents";
import type { erpModule, service } from "./model";
import { companyTokens, replaceTokens, type CompanyFacts } from "./tokens";

export interface SearchableContent {
  company: CompanyFacts;
  services: readonly z.infer<typeof service>[];
  modules: readonly z.infer<typeof erpModule>[];
}

type Localized<T> = Record<Language, T>;

function inEachLanguage<T>(make: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Localized<T>;
}

/** Every service as search finds it, in the order of lists, with the modules it consists of. */
export function searchDocuments({
  company,
  services,
  modules,
}: SearchableContent): LocalizedDocument[] {
  const tokens = inEachLanguage((language) => companyTokens(company, language, services.length));
  const say = (text: Localized<string>, language: Language) =>
    replaceTokens(text[language], tokens[language]);
  const sayAll = (texts: Localized<string[]>, language: Language) =>
    texts[language].map((text) => replaceTokens(text, tokens[language]));

  return services
    .toSorted((a, b) => a.order - b.order)
    .map((entry) => {
      const points = [...entry.benefits, ...entry.process];
      const parts = modules.filter((part) => part.service === entry.id);
      return {
        id: entry.id,
        kind: "service",
        url: inEachLanguage((language) => localizePath(entry.path, language)),
        title: inEachLanguage((language) => say(entry.title, language)),
        description: inEachLanguage((language) => say(entry.description, language)),
        features: inEachLanguage((language) => sayAll(entry.features, language)),
        keywords: inEachLanguage((language) => [
          ...sayAll(entry.seo.keywords, language),
          ...entry.technologies,
          ...parts.map(({ title }) => say(title, language)),
        ]),
        body: inEachLanguage((language) => [
          ...sayAll(entry.overview, language),
          ...points.flatMap(({ title, text }) => [say(title, language), say(text, language)]),
          ...parts.flatMap((part) => [
            say(part.description, language),
            ...sayAll(part.capabilities, language),
          ]),
          ...entry.questions.map(({ question }) => say(question, language)),
        ]),
      };
    });
}

/** The index of a language as JSON text, the same for the same content. */
export function searchIndexJson(content: SearchableContent, language: Language): string {
  const documents = searchDocuments(content).map((source) => documentIn(source, language));
  return JSON.stringify(createIndex(documents));
}

interface NodeModel {
  findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
  findOne<T>(args: { type: string; query: object }): Promise<T | null>;
}

async function readContent(nodeModel: NodeModel): Promise<SearchableContent> {
  const [services, modules, company] = await Promise.all([
    nodeModel.findAll<SearchableContent["services"][number]>({ type: "Service" }),
    nodeModel.findAll<SearchableContent["modules"][number]>({ type: "ErpModule" }),
    nodeModel.findOne<CompanyFacts>({ type: "Company", query: {} }),
  ]);
  if (!company) throw new Error("The search index needs content/company.json");
  return { company, services: [...services.entries], modules: [...modules.entries] };
}

/**
 * `searchIndex(language)`: the address of the language's index, without the deployment's path
 * prefix. Like a file's publicURL, asking for it writes the file.
 */
export const searchIndexField = {
  type: "String!",
  description: "Address of the search index of a language, a JSON file.",
  args: { language: "String!" },
  async resolve(
    _source: unknown,
    { language }: { language: string },
    { nodeModel }: { nodeModel: NodeModel },
  ): Promise<string> {
    if (!isLanguage(language)) throw new Error(`There is no language "${language}"`);
    const json = searchIndexJson(await readContent(nodeModel), language);
    const hash = createHash("sha256").update(json).digest("hex").slice(0, 20);
    const name = `search-${language}-${hash}.json`;
    const folder = join(process.cwd(), "public", "static");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), json);
    return `/static/${name}`;
  },
};
