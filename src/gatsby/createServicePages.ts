import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { listPageCount, listRoute, servicesPerPage } from "../i18n/listPages";

interface ServicePaths {
  allService: { nodes: { id: string; path: string }[] };
}

/**
 * Creates the page of every service at the path its content names, and the pages of the list after
 * the first; the i18n plugin makes one per language of each.
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
  const { nodes } = result.data.allService;
  const component = resolve("src/templates/ServicePage.tsx");
  for (const [position, { id, path }] of nodes.entries()) {
    // The contact form offers as many services as a page of the list holds.
    const isOffered = position < servicesPerPage;
    actions.createPage({ path, component, context: { serviceId: id, isOffered } });
  }
  const list = resolve("src/pages/services/index.tsx");
  for (let page = 2; page <= listPageCount(nodes.length); page += 1) {
    const context = { skip: (page - 1) * servicesPerPage };
    actions.createPage({ path: listRoute(page), component: list, context });
  }
}
