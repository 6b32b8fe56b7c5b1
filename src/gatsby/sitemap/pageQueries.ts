/** The GraphQL queries of the pages, as their components write them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Kind, parse, type FragmentDefinitionNode, type SelectionSetNode } from "graphql";
import { fixedRouteOf } from "../pages";

export interface PageQueries {
  /** What the page with this path (without language prefix) asks for. Throws where it has no query. */
  queryOf: (route: string) => SelectionSetNode;
  /** The selections that queries share, by their names. */
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** The component of every page that no file of src/pages stands for. */
const template = "templates/ServicePage.tsx";

/** The names that the component of a page may have, below src/. */
const componentsOf = (route: string) => {
  const fixed = fixedRouteOf(route);
  return fixed ? [`pages${fixed}index.tsx`, `pages${fixed.replace(/\/$/, "")}.tsx`] : [template];
};

/** Reads the queries of a project. */
export function readPageQueries(root: string): PageQueries {
  const source = join(root, "src");
  const queries = new Map<string, SelectionSetNode>();
  const fragments = new Map<string, FragmentDefinitionNode>();
  const names = readdirSync(source, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file))) {
    const text = readFileSync(join(source, name), "utf8");
    for (const [, query = ""] of text.matchAll(/\bgraphql`([^`]*)`/g)) {
      for (const definition of parse(query).definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION) {
          fragments.set(definition.name.value, definition);
        } else if (definition.kind === Kind.OPERATION_DEFINITION) {
          queries.set(name.replaceAll("\\", "/"), definition.selectionSet);
        }
      }
    }
  }
  return {
    fragments,
    queryOf: (route) => {
      const [query] = componentsOf(route).flatMap((name) => queries.get(name) ?? []);
      if (!query) throw new Error(`No component below src/ asks for the content of ${route}`);
      return query;
    },
  };
}
