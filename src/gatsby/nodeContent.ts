/** The content that resolvers of the GraphQL layer read, tracked by Gatsby as dependencies of the page. */
import type { Language } from "../i18n/languages";
import {
  collectionNames,
  collectionOf,
  collections,
  type CollectionEntry,
  type CollectionName,
} from "../content/collections";
import { contentFiles } from "../content/contentFiles";
import { textResolver, type Resolve } from "../content/localize";
import type { Company } from "../content/model/company";
import { fixedPageOf, type PageWords } from "../content/pages";
import type { SearchableContent } from "../search/build/searchDocuments";

export interface NodeModel {
  getNodeById(args: { id: string; type?: string }): unknown;
  findAll<T>(args: {
    type: string;
  }): Promise<{ entries: Iterable<T>; totalCount: () => Promise<number> }>;
  findOne<T>(args: { type: string; query: object }): Promise<T | null>;
}

/** The context of a query; what it has worked out is kept for all of its fields. */
export interface QueryContext {
  nodeModel: NodeModel;
  textResolvers?: Map<Language, Promise<Resolve>>;
}

async function makeResolver(nodeModel: NodeModel, language: Language): Promise<Resolve> {
  const company = nodeModel.getNodeById({ id: "Company", type: "Company" });
  // Counting loads no service; that would happen for every page.
  const { totalCount } = await nodeModel.findAll({ type: collections.services.type });
  return textResolver(company as Company, await totalCount(), language);
}

/** Resolves texts of a language; the facts they name are read once per query. */
export function queryResolver(context: QueryContext, language: Language): Promise<Resolve> {
  const known = (context.textResolvers ??= new Map<Language, Promise<Resolve>>());
  const resolver = known.get(language) ?? makeResolver(context.nodeModel, language);
  known.set(language, resolver);
  return resolver;
}

/** The content of a page, and the folder that its pictures are named from, below the project's. */
export async function findPage(nodeModel: NodeModel, route: string) {
  const fixed = fixedPageOf(route);
  if (fixed) {
    const words = await nodeModel.findOne<PageWords>({ type: fixed.type, query: {} });
    return words && { words, folder: "content" };
  }
  const ofRoute = { filter: { path: { eq: route } } };
  for (const name of collectionNames) {
    const { type } = collectionOf(name);
    const words = await nodeModel.findOne<CollectionEntry>({ type, query: ofRoute });
    if (words) return { words, folder: `content/${name}` };
  }
  return null;
}

/** What the search of a collection is made of. */
export async function readSearchable(
  nodeModel: NodeModel,
  collection: CollectionName,
): Promise<SearchableContent> {
  const all = async (type: string) => [...(await nodeModel.findAll({ type })).entries];
  const names = [...new Set<CollectionName>(["services", collection])];
  const [modules, ...entries] = await Promise.all([
    all(contentFiles.modules.type),
    ...names.map((name) => all(collectionOf(name).type)),
  ]);
  const only = (type: string) => nodeModel.getNodeById({ id: type, type });
  const content: unknown = {
    company: only("Company"),
    modules,
    tour: only(contentFiles.tour.type),
    faq: only(contentFiles.faq.type),
    ...Object.fromEntries(names.map((name, index) => [name, entries[index]])),
  };
  return content as SearchableContent;
}
