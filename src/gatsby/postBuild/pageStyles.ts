/**
 * What a page need not hold of the styles that Gatsby inlines: rules for paper and for the system's
 * colours stand in a style sheet of their own, which delays no page, and a font of the other languages
 * goes unmentioned.
 */
import { parse, type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import { digest } from "../fileCache";
import { hashDigits } from "../../hosting/headerRules";

export interface PageStyles {
  /** The page with a link to those styles instead of the rules. */
  html: string;
  /** The style sheet, by its path in public/; undefined where the page had no such rules inline. */
  sheet?: { path: string; css: string } | undefined;
}

const styleElement = /<style (data-href="[^"]*")[^>]*>([^]*?)<\/style>/g;

/** The media that the link names; each rule keeps its own. */
const media = "print,(forced-colors:active)";

const isApart = (node: ChildNode) =>
  node.type === "atrule" &&
  (node.name === "page" ||
    (node.name === "media" && /^(?:print|\(forced-colors: ?active\))$/.test(node.params)));

/** `:root`, or `:root:lang(ar)` in a page in Arabic of any country. */
const isRootOf = (selector: string, language: string) => {
  const [, of] = /^:root(?::lang\(([\w-]+)\))?$/.exec(selector) ?? [];
  return selector === ":root" || (of !== undefined && `${language}-`.startsWith(`${of}-`));
};

/** The stacks of fonts that a page in a language uses; src/theme/tokens.css sets them. */
function fontStacks(root: Root, language: string): string {
  const stacks = new Map<string, string>();
  root.walkDecls(/^--font-family/, ({ prop, value, parent }) => {
    const { selectors } = parent as Rule;
    if (selectors.some((selector) => isRootOf(selector, language))) stacks.set(prop, value);
  });
  return [...stacks.values()].join();
}

const familyOf = (face: AtRule) => {
  let family = "";
  face.walkDecls("font-family", ({ value }) => void (family = value.replace(/["']/g, "")));
  return family;
};

/** The rules of an inlined style sheet that stay in a page of a language, and those that go. */
function splitRules(css: string, language: string): { inline: string; apart: string } {
  const root = parse(css);
  const apart = root.nodes.filter(isApart);
  for (const rule of apart) rule.remove();
  const stacks = fontStacks(root, language);
  root.walkAtRules("font-face", (face) => {
    if (!stacks.includes(`"${familyOf(face)}"`)) face.remove();
  });
  return { inline: root.toString(), apart: apart.map(String).join("") };
}

const known = new Map<string, ReturnType<typeof splitRules>>();

/** The same few style sheets stand in all pages, so each is split once. */
function splitOnce(css: string, language: string): ReturnType<typeof splitRules> {
  const key = `${language} ${css}`;
  const split = known.get(key) ?? splitRules(css, language);
  known.set(key, split);
  return split;
}

/**
 * Takes out of a page's inlined styles what it does not need at once. Rules of rare media keep their
 * order in the style sheet that the page links to, and come after all others.
 * @param pathPrefix the folder of its host that the site lives in, or ""
 */
export function withPageStyles(html: string, pathPrefix: string): PageStyles {
  const language = /<html [^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? "";
  const apart: string[] = [];
  const light = html.replace(styleElement, (_, href: string, css: string) => {
    const split = splitOnce(css, language);
    apart.push(split.apart);
    return `<style ${href}>${split.inline}</style>`;
  });
  const css = apart.join("");
  if (css === "") return { html: light };
  const path = `/static/media-${digest(css).slice(0, hashDigits)}.css`;
  const link = `<link rel="stylesheet" media="${media}" href="${pathPrefix}${path}"/>`;
  return { html: light.replace("</head>", () => `${link}</head>`), sheet: { path, css } };
}
