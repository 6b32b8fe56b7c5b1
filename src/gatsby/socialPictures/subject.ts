import { join } from "node:path";
import { languageOfPath, routeOfPath } from "../../i18n/paths";
import { fixedRouteOf, pageTypes } from "../pages";
import { companyTokens, replaceTokens, type CompanyFacts } from "../tokens";
import type { Language } from "../../i18n/languages";
import type { Subject } from "./draw";

/** How a resolver reads the content. */
export interface NodeModel {
  findAll(args: { type: string }): Promise<{ totalCount: () => Promise<number> }>;
  findOne<T>(args: { type: string; query: object }): Promise<T | null>;
}

interface PageContent {
  path?: string;
  seo: { title: Record<Language, string> };
  image?: { src: string };
  slides?: { image: { src: string } }[];
}

const pictureOf = ({ image, slides }: PageContent) => image?.src ?? slides?.[0]?.image.src;

/**
 * What stands on the picture of a page: its own picture, or the home page's first where it has
 * none, and its title. Rejects when no content belongs to the path.
 * @param root the project's folder
 * @param path the page's path, without the deployment's path prefix
 */
export async function subjectOf(
  root: string,
  path: string,
  nodeModel: NodeModel,
): Promise<Subject> {
  const language = languageOfPath(path);
  // Gatsby makes the not-found page twice, as a folder and as the file that hosts look for.
  const route = routeOfPath(path).replace(/\.html$/, "/");
  const single = <T>(type: string) => nodeModel.findOne<T>({ type, query: {} });
  const [company, home, services] = await Promise.all([
    single<CompanyFacts>("Company"),
    single<PageContent>("HomePage"),
    nodeModel.findAll({ type: "Service" }),
  ]);
  const ofRoute = { filter: { path: { eq: route } } };
  const fixed = fixedRouteOf(route);
  const service = fixed
    ? null
    : await nodeModel.findOne<PageContent>({ type: "Service", query: ofRoute });
  const page = fixed ? await single<PageContent>(pageTypes[fixed]) : service;
  if (!company || !home || !page) throw new Error(`There is no page with the path "${path}"`);

  const own = pictureOf(page);
  const folder = own !== undefined && page === service ? "content/services" : "content";
  const picture = join(root, folder, own ?? pictureOf(home) ?? "");
  // Asked for so that Gatsby makes the page anew when the picture's file changes.
  await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: picture } } } });
  const tokens = companyTokens(company, language, await services.totalCount());
  return {
    language,
    brand: company.name,
    title: replaceTokens(page.seo.title[language], tokens),
    tagline: replaceTokens(company.tagline[language], tokens),
    picture,
  };
}
