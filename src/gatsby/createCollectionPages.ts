import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import {
  collectionNames,
  collectionOf,
  collectionRoute,
  type CollectionName,
} from "../content/collections";
import { listPageCount, listRoute } from "../i18n/listPages";

interface EntryPaths {
  entries: { nodes: { id: string; path: string }[] };
}

async function createPagesOf(
  name: CollectionName,
  { graphql, actions }: CreatePagesArgs,
): Promise<void> {
  const { type, template, listTemplate, perPage = Infinity } = collectionOf(name);
  const query = `{ entries: all${type}(sort: { order: ASC }) { nodes { id path } } }`;
  const result = await graphql<EntryPaths>(query);
  if (!result.data || result.errors) {
    throw new Error(`The ${name} could not be queried: ${JSON.stringify(result.errors)}`);
  }
  const { nodes } = result.data.entries;
  for (const [position, { id, path }] of nodes.entries()) {
    const context = { id, onFirstListPage: position < perPage };
    actions.createPage({ path, component: resolve(template), context });
  }
  for (let page = 2; page <= listPageCount(nodes.length, perPage); page += 1) {
    actions.createPage({
      path: listRoute(page, collectionRoute(name)),
      component: resolve(listTemplate),
      context: { skip: (page - 1) * perPage },
    });
  }
}

/**
 * Creates the page of every entry of a collection at the path its content names, and the pages of
 * its list after the first; the i18n plugin makes one per language of each.
 * @throws if a collection cannot be queried.
 */
export async function createCollectionPages(args: CreatePagesArgs): Promise<void> {
  for (const name of collectionNames) await createPagesOf(name, args);
}
