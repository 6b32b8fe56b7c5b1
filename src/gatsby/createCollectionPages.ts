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

/** By type, the entries of other collections that belong to one of this. */
type Owners = Record<string, { nodes: { service: { id: string } }[] }>;

async function createPagesOf(
  name: CollectionName,
  { graphql, actions }: CreatePagesArgs,
): Promise<void> {
  const { type, template, detailed, listTemplate, perPage = Infinity } = collectionOf(name);
  const owners = (detailed?.by ?? []).map(
    (owner) => `${owner}: all${owner} { nodes { service { id } } }`,
  );
  const query = `{
    entries: all${type}(sort: { order: ASC }) { nodes { id path } }
    ${owners.join("\n")}
  }`;
  const result = await graphql<EntryPaths & Owners>(query);
  if (!result.data || result.errors) {
    throw new Error(`The ${name} could not be queried: ${JSON.stringify(result.errors)}`);
  }
  const { entries, ...others } = result.data;
  const { nodes } = entries;
  const withDetails = new Set(
    Object.values(others).flatMap((owner) => owner.nodes.map(({ service }) => service.id)),
  );
  for (const [position, { id, path }] of nodes.entries()) {
    const context = { id, onFirstListPage: position < perPage };
    const component = detailed && withDetails.has(id) ? detailed.template : template;
    actions.createPage({ path, component: resolve(component), context });
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
