import { select, type Page } from "./site";
import { textOf } from "./text";
import type { DataNode } from "./vocabulary";

/** The structured data of a page as crawlers read it. Throws when it is not one whole graph. */
export function dataOf(page: Page): DataNode[] {
  const scripts = select(page, "script", { type: "application/ld+json" });
  const [script] = scripts;
  if (!script || scripts.length > 1) throw new Error(`has ${scripts.length} scripts of it`);
  const text = script.childNodes.map((node) => ("value" in node ? node.value : textOf(node)));
  const data = JSON.parse(text.join("")) as { "@context"?: unknown; "@graph"?: unknown };
  if (data["@context"] !== "https://schema.org") throw new Error("is not of schema.org");
  if (!Array.isArray(data["@graph"])) throw new Error("is not a graph");
  return data["@graph"] as DataNode[];
}

/** Whether a node is of a type, perhaps of others too. */
export function isOf(node: DataNode, type: string): boolean {
  return [node["@type"]].flat().includes(type);
}
