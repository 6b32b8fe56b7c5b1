/** Pages as they are served, for what needs no browser to be looked at. */
import { type APIRequestContext } from "@playwright/test";
import { parse } from "parse5";
import { elementsOf, type HtmlElement, type HtmlNode } from "../../src/hosting/build/html";
import { select } from "../../tools/lib/seo/site";

/** What the functions of tools/lib/seo look for elements in. */
interface Elements {
  elements: HtmlElement[];
}

/** The page at an address. */
export async function servedPage(
  request: APIRequestContext,
  address: string,
): Promise<Elements & { status: number }> {
  const response = await request.get(address);
  return { status: response.status(), elements: [...elementsOf(parse(await response.text()))] };
}

/** The first part of a page with a tag name and these attributes, the part itself before the rest. */
export function partOf(page: Elements, ...kind: [string, Record<string, string>?]): Elements {
  const [part] = select(page, ...kind);
  return { elements: part ? [...elementsOf(part)] : [] };
}

/** All text inside a node, scripts and what is hidden included. */
export function textContent(node: HtmlNode): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textContent).join("") : "";
}
