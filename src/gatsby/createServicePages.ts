import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

interface ServicePaths {
  allService: { nodes: { id: string; path: string }[] };
}

/**
 * Creates the page of every service at the path its content names; the i18n plugin makes one per
 * language of it.
 * @throws if the services cannot be queried.
 */
export async function createServicePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const result = await graphql<ServicePaths>(`
    query ServicePaths {
      allService(sort: { order: ASC }) {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (!result.data || result.errors) {
    throw new Error(`The services could not be queried: ${JSON.stringify(result.errors)}`);
  }
  const component = resolve("src/templates/ServicePage.tsx");
  for (const { id, path } of result.data.allService.nodes) {
    actions.createPage({ path, component, context: { serviceId: id } });
  }
}
