import {
  listPageCount,
  listPageSeo,
  listRoute,
  onListPage,
  type ListWords,
} from "../../i18n/listPages";
import { localizePath } from "../../i18n/paths";
import type { PageFacts, SiteFacts } from "../../seo/structuredData/facts";
import { scriptText, structuredData } from "../../seo/structuredData/structuredData";
import { fixedPaths, pageTypes, rootFieldOf, type FixedRoute } from "../pages";
import type { PageSeo, PageWords, SiteContent } from "./content";

type Page = PageFacts & { seo: PageSeo };

/**
 * Every page of the site as structured data tells of it.
 * @param words what the pages of the list after the first are called
 */
export function pageFacts(content: SiteContent, words: ListWords): Page[] {
  const services = content.allService.nodes;
  const wordsOf = (route: FixedRoute) => content[rootFieldOf(pageTypes[route])] as PageWords;
  const fixed = fixedPaths.map((route): Page => {
    const { seo, title, questions } = wordsOf(route);
    const listed = route === listRoute(1) ? { services: onListPage(services, 1) } : {};
    return { route, seo, title, questions: questions?.items, ...listed };
  });
  const further = Array.from({ length: listPageCount(services.length) - 1 }, (_, index): Page => {
    const page = index + 2;
    const { seo, title = "" } = wordsOf("/services/");
    return {
      route: listRoute(page),
      seo: listPageSeo(seo, page, words),
      title: listPageSeo({ title, description: "" }, page, words).title,
      services: onListPage(services, page),
    };
  });
  const ofServices = services.map((service): Page => {
    const { path, title, seo, questions } = service;
    return { route: path, seo, title, questions, service };
  });
  return [...fixed, ...further, ...ofServices];
}

/** The text of each page's structured data by its path; undefined where it is not to be found. */
export function dataScripts(
  content: SiteContent,
  site: SiteFacts,
  words: ListWords,
): [path: string, text: string | undefined][] {
  return pageFacts(content, words).map((page) => [
    localizePath(page.route, site.language),
    page.seo.noIndex ? undefined : scriptText(structuredData(page, site)),
  ]);
}
