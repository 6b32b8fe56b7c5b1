/** What can be found, and how much a match in each of its parts counts. */
import { languageCodes, otherLanguages, type Language } from "../i18n/languages";

/** Something to find, in one language. */
export interface SearchDocument {
  /** Unique among the documents of an index. */
  id: string;
  /** What it is, such as `service` or `question`; a search can ask for some kinds only. */
  kind: string;
  title: string;
  /** Ids of the vocabulary's concepts that it is about; it is found by all their words. */
  concepts?: readonly string[];
  keywords?: readonly string[];
  features?: readonly string[];
  description?: string;
  body?: readonly string[];
  /** Its title and keywords in the other languages, so that it is found by those too. */
  otherLanguages?: readonly string[];
}

/** How much a match in a field counts beside one in `body`. */
export const fieldBoosts = {
  title: 6,
  concepts: 6,
  keywords: 3,
  features: 2,
  description: 2,
  body: 1,
  otherLanguages: 1.5,
} as const satisfies Partial<Record<keyof SearchDocument, number>>;

type Localized<Value> = Readonly<Record<Language, Value>>;

/** Something to find, in every language of the site. */
export interface LocalizedDocument {
  id: string;
  kind: string;
  title: Localized<string>;
  concepts?: readonly string[];
  keywords?: Localized<readonly string[]>;
  features?: Localized<readonly string[]>;
  description?: Localized<string>;
  body?: Localized<readonly string[]>;
}

/** The document as the pages of one language search it. */
export function documentIn(source: LocalizedDocument, language: Language): SearchDocument {
  return {
    id: source.id,
    kind: source.kind,
    title: source.title[language],
    concepts: source.concepts,
    keywords: source.keywords?.[language],
    features: source.features?.[language],
    description: source.description?.[language],
    body: source.body?.[language],
    otherLanguages: otherLanguages(language).flatMap((other) => [
      source.title[other],
      ...(source.keywords?.[other] ?? []),
    ]),
  };
}

/** All documents in all languages, ready for one index per language. */
export function documentsByLanguage(
  sources: readonly LocalizedDocument[],
): Record<Language, SearchDocument[]> {
  const entries = languageCodes.map(
    (language) => [language, sources.map((source) => documentIn(source, language))] as const,
  );
  return Object.fromEntries(entries) as Record<Language, SearchDocument[]>;
}
