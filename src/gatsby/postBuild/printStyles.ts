/** What a page needs only on paper stands in a style sheet of its own, which does not delay it. */
import { parse, type ChildNode } from "postcss";
import { digest } from "../fileCache";

export interface PrintStyles {
  /** The page with a link to its print styles instead of the rules. */
  html: string;
  /** The style sheet, by its path in public/; undefined where the page had no such rules inline. */
  sheet?: { path: string; css: string } | undefined;
}

const styleElement = /(<style data-href="[^"]*"[^>]*>)([^]*?)(<\/style>)/g;

const isForPrint = (node: ChildNode) =>
  node.type === "atrule" &&
  (node.name === "page" || (node.name === "media" && node.params === "print"));

/** The rules of an inlined style sheet that only a screen or both need, and those for print. */
function splitRules(css: string): { shown: string; printed: string } {
  const root = parse(css);
  const forPrint = root.nodes.filter(isForPrint);
  for (const rule of forPrint) rule.remove();
  return { shown: root.toString(), printed: forPrint.map(String).join("") };
}

const known = new Map<string, ReturnType<typeof splitRules>>();

/** The same few style sheets stand in all pages, so each is split once. */
function splitOnce(css: string): ReturnType<typeof splitRules> {
  const split = known.get(css) ?? splitRules(css);
  known.set(css, split);
  return split;
}

/**
 * Moves the print rules of the styles that Gatsby has inlined into a style sheet that the page links
 * to. They keep their order, and come after all others.
 * @param pathPrefix the folder of its host that the site lives in, or ""
 */
export function withPrintStyles(html: string, pathPrefix: string): PrintStyles {
  const printed: string[] = [];
  const light = html.replace(styleElement, (_, start: string, css: string, end: string) => {
    const split = splitOnce(css);
    printed.push(split.printed);
    return `${start}${split.shown}${end}`;
  });
  const css = printed.join("");
  if (css === "") return { html };
  const path = `/static/print-${digest(css).slice(0, 20)}.css`;
  const link = `<link rel="stylesheet" media="print" href="${pathPrefix}${path}"/>`;
  return { html: light.replace("</head>", () => `${link}</head>`), sheet: { path, css } };
}
