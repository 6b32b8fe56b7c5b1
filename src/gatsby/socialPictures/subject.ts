import { join } from "node:path";
import type { Company } from "../../content/model/company";
import { valueFor } from "../../content/localize";
import { pictureOf, type PageWords } from "../../content/pages";
import { languageOfPath, routeOfPath } from "../../i18n/paths";
import { findPage, queryResolver, type QueryContext } from "../nodeContent";
import type { Subject } from "../../seo/build/socialPictures/draw";

/**
 * What stands on the picture of a page: its own picture, or the home page's first where it has
 * none, and its title. Rejects when no content belongs to the path.
 * @param root the project's folder
 * @param path the page's path, without the deployment's path prefix
 */
export async function subjectOf(
  root: string,
  path: string,
  context: QueryContext,
): Promise<Subject> {
  const { nodeModel } = context;
  const language = languageOfPath(path);
  // Gatsby makes the not-found page twice, as a folder and as the file that hosts look for.
  const route = routeOfPath(path).replace(/\.html$/, "/");
  const [company, home, page, resolve] = await Promise.all([
    nodeModel.findOne<Company>({ type: "Company", query: {} }),
    nodeModel.findOne<PageWords>({ type: "HomePage", query: {} }),
    findPage(nodeModel, route),
    queryResolver(context, language),
  ]);
  if (!company || !home || !page) throw new Error(`There is no page with the path "${path}"`);

  const own = pictureOf(page.words);
  const folder = own ? page.folder : "content";
  const picture = join(root, folder, valueFor(own ?? pictureOf(home) ?? "", language));
  // Asked for so that Gatsby makes the page again when the picture's file changes.
  await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: picture } } } });
  return {
    language,
    brand: company.name,
    title: resolve(page.words.seo.title[language]),
    tagline: resolve(company.tagline[language]),
    picture,
  };
}
