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
}

export interface Knowledge {
  language: Language;
  entries: readonly KnowledgeEntry[];
  /** Questions that nothing here answers, which are handed over; never shown. */
  unanswered: readonly string[];
  services: readonly KnownService[];
  contact: { path: string; email: string; whatsapp: string };
}

/** Where the knowledge of a language is served, without path prefix. */
export const knowledgePath = (language: Language): string => `/assistant/${language}.json`;
