/** What the search of a collection finds, made from the content. */
import { collectionOf, type CollectionEntry, type CollectionName } from "../../content/collections";
import { inLanguage, textResolver, textsIn } from "../../content/localize";
import type { Content, LocalizedContent } from "../../content/readContent";
import { formatAmount } from "../../i18n/formats";
import { perLanguage, type Language } from "../../i18n/languages";
import type { FoundQuestion } from "../searchFile";
import type { LocalizedDocument, SearchDocument } from "../documents";

/** The content that a search is made of: the services, and the collection if it is another one. */
export type SearchableContent = Pick<Content, "company" | "services" | "modules" | "tour" | "faq"> &
  Partial<Pick<Content, CollectionName>>;

/** Something to find, in one language. */
type PlainDocument = Required<Omit<SearchDocument, "id" | "kind" | "concepts" | "otherLanguages">>;

/** What the tour shows, without the words of its documents. */
function tourTexts({ title, intro, words }: LocalizedContent["tour"]): string[] {
  const screens = [words.accounting, words.inventory, words.import, words.reports];
  return [title, intro, ...screens.flatMap((screen) => [screen.title, screen.intro])];
}

/** A service is found by the modules it consists of and by its tour as well. */
function serviceDocuments(content: SearchableContent, language: Language): PlainDocument[] {
  const { services, modules, tour } = inLanguage(content, language);
  return services.map(({ id, title, description, features, ...entry }) => {
    const parts = modules.filter((part) => part.service === id);
    const points = [
      ...entry.benefits,
      ...entry.process,
      ...(entry.diagram?.nodes ?? []),
      ...(entry.siteFigures?.figures ?? []),
    ];
    return {
      title,
      description,
      features,
      keywords: [...entry.seo.keywords, ...entry.technologies, ...parts.map((part) => part.title)],
      body: [
        ...entry.overview,
        ...points.flatMap((point) => [point.title, point.text]),
        formatAmount(entry.price, language),
        ...entry.pricing.included,
        ...entry.pricing.adds,
        ...(entry.comparison ? [entry.comparison.purpose, entry.comparison.example] : []),
        ...parts.flatMap((part) => [part.description, ...part.capabilities]),
        ...(tour.service === id ? tourTexts(tour) : []),
        ...entry.questions.map(({ question }) => question),
      ],
    };
  });
}

/** Collections that are found by more or less than all of their texts. */
const ownDocuments: Partial<Record<string, typeof serviceDocuments>> = {
  services: serviceDocuments,
};

/** An entry of any other collection is found by all of its texts. */
function entryDocuments(
  entries: readonly CollectionEntry[],
  { company, services }: SearchableContent,
  language: Language,
): PlainDocument[] {
  const resolve = textResolver(company, services.length, language);
  return entries.map((entry) => ({
    title: resolve(entry.title[language]),
    description: resolve(entry.description[language]),
    features: [],
    keywords: entry.seo.keywords[language].map(resolve),
    body: textsIn({ ...entry, image: { ...entry.image, src: "" } }, language).map(resolve),
  }));
}

/** The general questions, which the search of the services finds as well. */
export function questionsIn(content: SearchableContent, language: Language): FoundQuestion[] {
  const { groups } = inLanguage(content, language).faq;
  return groups.flatMap(({ questions }) =>
    questions.map(({ id, question, answer }) => ({
      id: `faq/${id}`,
      path: `/faq/#${id}`,
      question,
      answer,
    })),
  );
}

function questionDocuments(content: SearchableContent): LocalizedDocument[] {
  const questions = content.faq.groups.flatMap((group) => group.questions);
  const localized = perLanguage((code) => questionsIn(content, code));
  return questions.map(({ id, alsoAsked }, index) => ({
    id: `faq/${id}`,
    kind: "question",
    title: perLanguage((code) => localized[code][index]?.question ?? ""),
    keywords: alsoAsked,
    description: perLanguage((code) => localized[code][index]?.answer ?? ""),
  }));
}

const byOrder = (a: CollectionEntry, b: CollectionEntry) => a.order - b.order;

/** What the search of a collection finds beside its entries. */
const furtherDocuments: Partial<Record<string, typeof questionDocuments>> = {
  services: questionDocuments,
};

/**
 * Every entry of a collection as search finds it, in the order of lists; after the services the
 * general questions.
 */
export function searchDocuments(
  content: SearchableContent,
  collection: CollectionName = "services",
): LocalizedDocument[] {
  const entries = (content[collection] as CollectionEntry[]).toSorted(byOrder);
  const ordered = { ...content, [collection]: entries } as SearchableContent;
  const documentsIn = (language: Language) =>
    ownDocuments[collection]?.(ordered, language) ?? entryDocuments(entries, content, language);
  const localized = perLanguage(documentsIn);
  const kind = collectionOf(collection).kind.toLowerCase();
  const documents = entries.map(({ id }, index): LocalizedDocument => {
    const field = <Name extends keyof PlainDocument>(name: Name) =>
      perLanguage((code) => localized[code][index]?.[name] as PlainDocument[Name]);
    return {
      id,
      kind,
      title: field("title"),
      concepts: [
        id,
        ...content.modules.filter(({ service }) => service === id).map((part) => part.id),
      ],
      description: field("description"),
      features: field("features"),
      keywords: field("keywords"),
      body: field("body"),
    };
  });
  return [...documents, ...(furtherDocuments[collection]?.(content) ?? [])];
}
