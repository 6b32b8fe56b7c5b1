import { localizePath } from "../../i18n/paths";
import type { PageFacts, SiteFacts } from "../../seo/structuredData/facts";
import { scriptText, structuredData } from "../../seo/structuredData/structuredData";
import { fixedPaths, pageTypes, rootFieldOf } from "../pages";
import type { PageSeo, PageWords, SiteContent } from "./content";

type Page = PageFacts & { seo: PageSeo };

/** Every page of the site as structured data tells of it. */
export function pageFacts(content: SiteContent): Page[] {
  const services = content.allService.nodes;
  const fixed = fixedPaths.map((route): Page => {
    const { seo, title, questions } = content[rootFieldOf(pageTypes[route])] as PageWords;
    const listed = route === "/services/" ? { services } : {};
    return { route, seo, title, questions: questions?.items, ...listed };
  });
  const ofServices = services.map((service): Page => {
    const { path, title, seo, questions } = service;
    return { route: path, seo, title, questions, service };
  });
  return [...fixed, ...ofServices];
}

/** The text of each page's structured data by its path; undefined where it is not to be found. */
export function dataScripts(
  content: SiteContent,
  site: SiteFacts,
): [path: string, text: string | undefined][] {
  return pageFacts(content).map((page) => [
    localizePath(page.route, site.language),
    page.seo.noIndex ? undefined : scriptText(structuredData(page, site)),
  ]);
}
