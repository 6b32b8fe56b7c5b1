/**
 * What a page needs only on paper, or where the system sets the colours, stands in a style sheet of
 * its own, which delays no other page.
 */
import { parse, type ChildNode } from "postcss";
import { digest } from "../fileCache";

export interface MediaStyles {
  /** The page with a link to those styles instead of the rules. */
  html: string;
  /** The style sheet, by its path in public/; undefined where the page had no such rules inline. */
  sheet?: { path: string; css: string } | undefined;
}

const styleElement = /(<style data-href="[^"]*"[^>]*>)([^]*?)(<\/style>)/g;

/** The media that the link names; each rule keeps its own. */
const media = "print,(forced-colors:active)";

const isApart = (node: ChildNode) =>
  node.type === "atrule" &&
  (node.name === "page" ||
    (node.name === "media" && /^(?:print|\(forced-colors: ?active\))$/.test(node.params)));

/** The rules of an inlined style sheet that stay in the page, and those that go. */
function splitRules(css: string): { inline: string; apart: string } {
  const root = parse(css);
  const apart = root.nodes.filter(isApart);
  for (const rule of apart) rule.remove();
  return { inline: root.toString(), apart: apart.map(String).join("") };
}

const known = new Map<string, ReturnType<typeof splitRules>>();

/** The same few style sheets stand in all pages, so each is split once. */
function splitOnce(css: string): ReturnType<typeof splitRules> {
  const split = known.get(css) ?? splitRules(css);
  known.set(css, split);
  return split;
}

/**
 * Moves such rules of the styles that Gatsby has inlined into a style sheet that the page links to.
 * They keep their order, and come after all others.
 * @param pathPrefix the folder of its host that the site lives in, or ""
 */
export function withMediaStyles(html: string, pathPrefix: string): MediaStyles {
  const apart: string[] = [];
  const light = html.replace(styleElement, (_, start: string, css: string, end: string) => {
    const split = splitOnce(css);
    apart.push(split.apart);
    return `${start}${split.inline}${end}`;
  });
  const css = apart.join("");
  if (css === "") return { html };
  const path = `/static/media-${digest(css).slice(0, 20)}.css`;
  const link = `<link rel="stylesheet" media="${media}" href="${pathPrefix}${path}"/>`;
  return { html: light.replace("</head>", () => `${link}</head>`), sheet: { path, css } };
}
