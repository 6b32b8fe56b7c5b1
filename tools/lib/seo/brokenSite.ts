/** Tests break one thing of a site in which everything is true, and read what the checker says. */
import { checkSite } from "./checkSite";
import type { Rule } from "./site";
import { writeTestSite, type Files } from "./testSite";

/** What is broken, how, and what the checker says. */
export type Broken = [name: string, change: (files: Files) => void, fault: string];

export const en = "services/accounting/index.html";
export const ar = "ar/services/accounting/index.html";
export const enUrl = "https://fts.example/services/accounting/";

/** What rules find wrong with a site after a change, a line each. */
export async function faultsOf(
  rules: readonly Rule[],
  change: (files: Files) => void,
  prefix = "",
): Promise<string[]> {
  const { faults } = await checkSite(await writeTestSite(change, prefix), rules);
  return faults.map(({ page, reason }) => `${page} ${reason}`);
}

/** Changes what stands in a file; fails when it is not there. */
export function replace(
  files: Files,
  path: string,
  from: string | RegExp,
  to: string | (() => string),
): void {
  const text = String(files[path]);
  const changed = text.replace(from, to as string);
  if (changed === text) throw new Error(`${path} does not hold ${String(from)}`);
  files[path] = changed;
}

/** A node of structured data. */
export type Node = Record<string, unknown>;

/** Changes the nodes of a page's structured data; fails when that changes nothing. */
export function changeData(files: Files, path: string, change: (graph: Node[]) => Node[]): void {
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s;
  const text = script.exec(String(files[path]))?.[1];
  if (text === undefined) throw new Error(`${path} has no structured data`);
  const data = JSON.parse(text) as { "@graph": Node[] };
  const graph = change(structuredClone(data["@graph"]));
  replace(files, path, text, () =>
    JSON.stringify({ ...data, "@graph": graph }).replaceAll("<", "\\u003c"),
  );
}

/** Whether a node is of a type. */
export const isA = (type: string) => (node: Node) => [node["@type"]].flat().includes(type);
/** Takes the nodes of a type away. */
export const drop = (files: Files, path: string, type: string) =>
  changeData(files, path, (graph) => graph.filter((node) => !isA(type)(node)));

/** Gives the node of a type other fields; `undefined` takes one away. */
export const set = (files: Files, path: string, type: string, fields: Node) =>
  changeData(files, path, (graph) =>
    graph.map((node) => (isA(type)(node) ? { ...node, ...fields } : node)),
  );
