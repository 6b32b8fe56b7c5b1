import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { collectionNames, collectionOf, type CollectionName } from "../content/collections";

interface EntryPaths {
  entries: { nodes: { id: string; path: string }[] };
}

/** Entries of other types, keyed by type. Each belongs to a service. */
type Owners = Record<string, { nodes: { service: { id: string } }[] }>;

async function createPagesOf(
  name: CollectionName,
  { graphql, actions }: CreatePagesArgs,
): Promise<void> {
  const { type, template, detailed } = collectionOf(name);
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
  const withDetails = new Set(
    Object.values(others).flatMap((owner) => owner.nodes.map(({ service }) => service.id)),
  );
  for (const { id, path } of entries.nodes) {
    const component = detailed && withDetails.has(id) ? detailed.template : template;
    actions.createPage({ path, component: resolve(component), context: { id } });
  }
}

/**
 * Creates a page for every entry of every collection, at the entry's `path`.
 * gatsby-plugin-react-i18next then creates one page per language.
 * @throws if a collection cannot be queried.
 */
export async function createCollectionPages(args: CreatePagesArgs): Promise<void> {
  for (const name of collectionNames) await createPagesOf(name, args);
}
