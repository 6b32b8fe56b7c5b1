/** What content/ says, as the pages show it: in one language, with the facts put in. */
import { textResolver } from "../../src/content/localize";
import { pagesOf, type PageWords } from "../../src/content/pages";
import { readContent } from "../../src/content/readContent";
import { type Language } from "../../src/i18n/languages";

const content = readContent(process.cwd());

export const { company, estimate, home, notFound, proof, redirects, services, projects, tour } =
  content;
export const erpModules = content.modules;

/** A text in a language, as it is shown. */
export function say(text: Record<Language, string>, language: Language): string {
  return textResolver(company, services.length, language)(text[language]);
}

type Seo = PageWords["seo"];
const everyPage = pagesOf(content).map(({ route, words }) => ({ route, seo: words.seo }));

/** Every page that is to be found, by its path without language, with what its head says. */
export const pages: readonly { route: string; seo: Seo }[] = everyPage.filter(
  ({ seo }) => !seo.noIndex,
);

/** Pages that only a form without JavaScript leads to, kept out of search engines. */
export const resultPages = everyPage.filter(({ route, seo }) => seo.noIndex && route !== "/404/");

/** The title of the browser's window on a page. */
export function titleOf(seo: Seo, language: Language): string {
  return `${say(seo.title, language)} | ${company.name}`;
}
