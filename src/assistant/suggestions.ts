/** What to offer for asking next, by where the visitor is and what was answered. Pure. */
import { routeOfPath } from "../i18n/paths";
import type { Knowledge, KnowledgeEntry } from "./knowledge";

const maxSuggestions = 4;

/** What is offered on a page, by its route; any other page offers the general list. */
const byRoute: Readonly<Record<string, readonly string[]>> = {
  "/investment/": ["investment/overview", "investment/models", "investment/steps"],
  "/contact/": ["company/hours", "company/address", "faq/reply-time", "faq/how-to-start"],
  "/about/": ["company/figures", "faq/where-we-work", "company/values", "faq/what-we-do"],
};
const general = ["company/prices", "company/services", "faq/how-long", "faq/how-to-start"];

/** The service whose page a path is, in whatever language. */
export const serviceAt = ({ services }: Knowledge, path: string): string | undefined =>
  services.find((service) => routeOfPath(service.path) === routeOfPath(path))?.id;

function listed({ entries }: Knowledge, ids: readonly string[]): KnowledgeEntry[] {
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}

const about = ({ entries }: Knowledge, subject: string) =>
  entries.filter((entry) => entry.subject === subject && !entry.id.startsWith("module/"));

/** The first questions on a page, in whatever language: its service's own, or the page's. */
export function firstSuggestions(knowledge: Knowledge, path: string): KnowledgeEntry[] {
  const service = serviceAt(knowledge, path);
  const own = service === undefined ? [] : about(knowledge, service);
  const page = listed(knowledge, byRoute[routeOfPath(path)] ?? general);
  // The overview says what the page says already.
  return [...own.slice(1), ...page].slice(0, maxSuggestions);
}

/**
 * Questions that follow on an answer: what else may have been meant, then what else is known of the
 * same subject, then the general ones; nothing that was answered before.
 */
export function nextSuggestions(
  knowledge: Knowledge,
  entry: KnowledgeEntry | undefined,
  others: readonly KnowledgeEntry[],
  answered: ReadonlySet<string>,
): KnowledgeEntry[] {
  const subject = entry?.subject;
  // Small talk has no related questions.
  const isSmallTalk = entry?.id.startsWith("assistant/");
  const candidates = [
    ...(isSmallTalk ? [] : others),
    ...(subject === undefined ? [] : about(knowledge, subject)),
    ...listed(knowledge, general),
  ];
  const fresh = candidates.filter(({ id }) => id !== entry?.id && !answered.has(id));
  return [...new Set(fresh)].slice(0, maxSuggestions - 1);
}
