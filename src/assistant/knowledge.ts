/** What the assistant knows in one language: written at build time, fetched when it is opened. */
import type { Language } from "../i18n/languages";

export interface KnowledgeLink {
  kind: "page" | "form" | "email" | "phone" | "whatsapp" | "map" | "social";
  label: string;
  /** A full address, or a path of the site without the deployment's path prefix. */
  href: string;
}

/** One thing that can be asked, with its answer. */
export interface KnowledgeEntry {
  /** Like `service/erp/price`: what kind of thing, of what, which part of it. */
  id: string;
  question: string;
  /** The question in other words; never shown. */
  alsoAsked?: readonly string[];
  /** Concepts of the vocabulary that a question for this entry is about. */
  concepts?: readonly string[];
  /** The concept it belongs to: the id of a service, or another one of the vocabulary. */
  subject?: string;
  /** Paragraphs. */
  answer: readonly string[];
  points?: readonly string[];
  links?: readonly KnowledgeLink[];
  /** Where it stands on the site; the path has no path prefix. */
  page?: { path: string; title: string };
  /** More of the page's words to be found by; never shown. */
  text?: readonly string[];
}

export interface KnownService {
  id: string;
  title: string;
  path: string;
  /** Set where its entries are not in the knowledge yet but in a file of their own. */
  apart?: true;
}

export interface Knowledge {
  language: Language;
  entries: readonly KnowledgeEntry[];
  services: readonly KnownService[];
  contact: { path: string; email: string; whatsapp: string };
}

/** A service's own entries, where they are in a file of their own. */
export type ServiceEntries = readonly KnowledgeEntry[];

/** Knowledge with the entries of services that it had apart. */
export const withServices = (
  knowledge: Knowledge,
  added: ReadonlyMap<string, ServiceEntries>,
): Knowledge => ({
  ...knowledge,
  entries: [...knowledge.entries, ...[...added.values()].flat()],
  services: knowledge.services.map(({ apart, ...service }) =>
    apart && !added.has(service.id) ? { ...service, apart } : service,
  ),
});

/** Those of the services whose entries are in files of their own. */
export const apartIn = ({ services }: Knowledge, ids: readonly string[]): string[] =>
  services.filter(({ id, apart }) => apart && ids.includes(id)).map(({ id }) => id);

/** Where the knowledge of a language is served, without path prefix. */
export const knowledgePath = (language: Language): string => `/assistant/${language}.json`;

/** Where a service's own entries are served, if they are apart, without path prefix. */
export const serviceEntriesPath = (language: Language, id: string): string =>
  `/assistant/${language}/${id}.json`;
