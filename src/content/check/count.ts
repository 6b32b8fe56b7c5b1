import { loadContent } from "./loadContent";
import { loadLocales } from "./loadLocales";

/** How much there is to check, for the line that says that all of it is well. */
export function countSite(root: string) {
  const { entries } = loadContent(root);
  const files = [...loadLocales(root).namespaces.values()].flatMap((own) => [...own.values()]);
  return {
    contentFiles: new Set(entries.map(({ file }) => file)).size,
    services: entries.filter(({ type }) => type === "Service").length,
    localeFiles: files.length,
    messages: files.reduce((sum, { messages }) => sum + (messages?.size ?? 0), 0),
  };
}
