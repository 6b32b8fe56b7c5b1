import { attributeOf } from "../../../../src/gatsby/html";
import { languages } from "../../../../src/i18n/languages";
import { meta, select, type Fault, type Page, type Rule } from "../site";
import { plain, textOf } from "../text";

/**
 * In characters, the brand included: what search engines show of a title or a description before
 * they cut it, and what is too little to say anything.
 */
const lengths = { title: [15, 70], description: [70, 170] } as const;

/** The words of a page's title; undefined where it has none or several. */
export function titleOf(page: Page): string | undefined {
  const titles = select(page, "title").filter(({ parentNode }) => parentNode?.nodeName === "head");
  const [title] = titles;
  return title && titles.length === 1 ? plain(textOf(title)) : undefined;
}

function lengthFault(name: keyof typeof lengths, text: string | undefined): string[] {
  if (text === undefined || text === "") return [`has no ${name}, or several`];
  const [least, most] = lengths[name];
  const { length } = [...new Intl.Segmenter().segment(text)];
  return length < least || length > most
    ? [`has a ${name} of ${length} characters, not ${least} to ${most}: "${text}"`]
    : [];
}

function headingFaults(page: Page): string[] {
  const headings = select(page, "h1").map((heading) => plain(textOf(heading)));
  if (headings.length !== 1) return [`has ${headings.length} first headings (h1)`];
  return headings[0] === "" ? ["has an empty first heading (h1)"] : [];
}

function documentFaults(page: Page): string[] {
  const { hrefLang, dir } = languages[page.language];
  const [html] = select(page, "html");
  const said = [html && attributeOf(html, "lang"), html && attributeOf(html, "dir")].join(" ");
  return said === `${hrefLang} ${dir}` ? [] : [`says lang and dir "${said}"`];
}

/** Pages of one language that say the same of themselves. */
function repeated(
  pages: readonly Page[],
  name: string,
  textIn: (page: Page) => string | undefined,
) {
  const first = new Map<string, Page>();
  return pages.flatMap((page): Fault[] => {
    const key = `${page.language} ${textIn(page) ?? ""}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? page);
    return earlier ? [{ page: page.url, reason: `has the ${name} of ${earlier.url}` }] : [];
  });
}

/** Title, description and heading of every page: there, of a sensible length, its own. */
export const textsRule: Rule = ({ pages }) => {
  const found = pages.filter(({ indexable }) => indexable);
  return [
    ...pages.flatMap((page) =>
      [
        ...lengthFault("title", titleOf(page)),
        ...lengthFault("description", meta(page, "description")),
        ...headingFaults(page),
        ...documentFaults(page),
      ].map((reason) => ({ page: page.url, reason })),
    ),
    ...repeated(found, "title", titleOf),
    ...repeated(found, "description", (page) => meta(page, "description")),
  ];
};
