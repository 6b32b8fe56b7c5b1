/** Which files of content/ each page is made of, for the date of its last change. */
import { posix } from "node:path";
import {
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { listPageOf, servicesPerPage } from "../../i18n/listPages";
import { loadContent, type Entry } from "../check/loadContent";
import { isGroup, schemaAt } from "../check/schemaTree";
import { fixedRouteOf, rootFieldOf } from "../pages";
import { companyHolds, tokensIn } from "../tokens";
import { readPageQueries } from "./pageQueries";

/** What every page asks for, for its header and its footer; it says nothing about one page. */
const shell = "SiteShell";

/** What a link or an option of a form needs to know; the file it is in changes for other reasons. */
const linkFields: ReadonlySet<string> = new Set(["id", "title", "path"]);

/** Whether a value is what a condition asks for. A reference is written as the id it leads to. */
function meets(value: unknown, condition: unknown): boolean {
  if (!isGroup(condition)) return true;
  return "eq" in condition ? value === condition.eq : meets(value, condition.id);
}

/** Whether a node passes the filter, or is the one that is asked for: of both, `eq` is understood. */
function passes(node: unknown, argumentsOf: Record<string, unknown>): boolean {
  const { filter = argumentsOf } = argumentsOf;
  return Object.entries(isGroup(filter) ? filter : {}).every(([name, condition]) =>
    meets(isGroup(node) ? node[name] : undefined, condition),
  );
}

const orderOf = ({ value }: Entry) => Number(isGroup(value) ? value.order : 0);

/** The part of a list that `limit` and `skip` leave of it. */
function part(entries: Entry[], { limit, skip }: Record<string, unknown>): Entry[] {
  if (typeof limit !== "number") return entries;
  const start = typeof skip === "number" ? skip : 0;
  return entries.toSorted((a, b) => orderOf(a) - orderOf(b)).slice(start, start + limit);
}

/**
 * For each page, by its path without language prefix, the files of content/ that its query reads
 * beyond what every page shows: the objects, the pictures it asks for of them, the objects they
 * refer to, and the company's facts where a text names one as a token. Empty for a path that no
 * content belongs to. Read from the queries, since a list beside them would not follow them.
 */
export function readSources(root: string): (route: string) => string[] {
  const { entries } = loadContent(root);
  const { queryOf, fragments } = readPageQueries(root);
  const services = entries.filter(({ type }) => type === "Service");
  const facts = entries.filter(({ type }) => type === "Company").map(({ file }) => file);

  /** The fields of a selection, with those of its fragments. */
  const fieldsIn = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection: SelectionNode) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet);
      const name = selection.name.value;
      return name === shell ? [] : fieldsIn(fragments.get(name)?.selectionSet);
    });

  /** The files that a part of an entry is shown from. */
  function filesOf(
    set: SelectionSetNode | undefined,
    value: unknown,
    schema: ReturnType<typeof schemaAt>,
    entry: Entry,
  ): string[] {
    if (Array.isArray(value)) {
      return value.flatMap((item) => filesOf(set, item, schema && schemaAt(schema, [0]), entry));
    }
    if (!isGroup(value) || !schema) return [];
    return fieldsIn(set).flatMap((field) => {
      const name = field.name.value;
      // The schema of GraphQL calls a picture's `src` its file.
      if (name === "file") {
        return typeof value.src === "string"
          ? [posix.join(posix.dirname(entry.file), value.src)]
          : [];
      }
      const inner = schemaAt(schema, [name]);
      if (!inner) return [];
      const meta = inner.meta() ?? {};
      if (meta.ref !== undefined) {
        const ids = [value[name]].flat();
        const named = entries.filter(
          (other) =>
            other.type === meta.ref && isGroup(other.value) && ids.includes(other.value.id),
        );
        return named.flatMap((other) => shownFiles(field.selectionSet, other));
      }
      if (meta.localized !== undefined) {
        return tokensIn(JSON.stringify(value[name] ?? "")).some(companyHolds) ? facts : [];
      }
      return filesOf(field.selectionSet, value[name], inner, entry);
    });
  }

  const entryFiles = (set: SelectionSetNode | undefined, entry: Entry): string[] => [
    entry.file,
    ...filesOf(set, entry.value, entry.schema, entry),
  ];

  /** The files of another page's entry; none if a link or an option is all that is made of it. */
  const shownFiles = (set: SelectionSetNode | undefined, entry: Entry): string[] =>
    fieldsIn(set).every(({ name }) => linkFields.has(name.value)) ? [] : entryFiles(set, entry);

  return (route) => {
    const service = services.find(({ value }) => isGroup(value) && value.path === route);
    if (!service && !fixedRouteOf(route)) return [];
    const skip = ((listPageOf(route) ?? 1) - 1) * servicesPerPage;
    const serviceId = isGroup(service?.value) ? service.value.id : undefined;
    const files = fieldsIn(queryOf(route)).flatMap((field) => {
      const name = field.name.value;
      const args = Object.fromEntries(
        (field.arguments ?? []).map((argument) => [
          argument.name.value,
          valueFromASTUntyped(argument.value, { serviceId, skip }),
        ]),
      );
      const nodes = fieldsIn(field.selectionSet).find((inner) => inner.name.value === "nodes");
      const found = entries
        .filter(({ type }) => name === rootFieldOf(type) || name === `all${type}`)
        .filter(({ value }) => passes(value, args));
      return part(found, args).flatMap((entry) =>
        nodes ? shownFiles(nodes.selectionSet, entry) : entryFiles(field.selectionSet, entry),
      );
    });
    return [...new Set(files)];
  };
}
