/** What a page says in its head and its heading is there, its own and in its language. */
import { attributeOf } from "../../../../src/hosting/build/html";
import { languages } from "../../../../src/i18n/languages";
import { routeOfPath } from "../../../../src/i18n/paths";
import { meta, select, single, type SeoIssue, type ParsedPage, type Site } from "../site";
import { ownTexts, plain, textOf } from "../text";

/** The words of a page's title; undefined where it has none or several. */
export function titleText(page: ParsedPage): string | undefined {
  const [title, ...others] = select(page, "title").filter(
    ({ parentNode }) => parentNode?.nodeName === "head",
  );
  return title && others.length === 0 ? plain(textOf(title)) : undefined;
}

function* pageIssues(page: ParsedPage): Generator<string> {
  const title = titleText(page);
  const description = meta(page, "description");
  const { hrefLang, dir, openGraphLocale } = languages[page.language];
  const [html] = select(page, "html");
  const declared = [html && attributeOf(html, "lang"), html && attributeOf(html, "dir")].join(" ");
  if (declared !== `${hrefLang} ${dir}`) yield `says lang and dir "${declared}"`;
  if (!title) yield "has no title, or several";
  if (!description) yield "has no description, or several";
  const headings = select(page, "h1").map((heading) => plain(textOf(heading)));
  if (headings.length !== 1 || headings[0] === "") yield `has ${headings.length} headings (h1)`;

  const shared: [name: string, by: "name" | "property", value: string | undefined][] = [
    ["og:title", "property", title],
    ["og:description", "property", description],
    ["og:locale", "property", openGraphLocale],
  ];
  if (page.indexable)
    shared.push(["og:url", "property", single(page, "link", { rel: "canonical" }, "href")]);
  for (const [name, by, value] of shared) {
    const declared = meta(page, name, by);
    if (plain(declared ?? "") !== plain(value ?? ""))
      yield `says ${name} "${declared ?? ""}", not "${value ?? ""}"`;
  }
}

/** Three words or more, one of them small: names have capitals in scripts that know any. */
const isRunningText = (text: string) =>
  /\S\s+\S+\s+\S/.test(text) && /(?<!\p{L})[\p{Ll}\p{Lo}]{3,}(?!\p{L})/u.test(text);

const runningTexts = (page: ParsedPage) =>
  select(page, "body")
    .flatMap((body) => [...ownTexts(body, languages[page.language].hrefLang)].map(plain))
    .concat(titleText(page) ?? "", meta(page, "description") ?? "")
    .filter(isRunningText);

/**
 * A text that stands the same on a page in two languages was not translated, or was asked for in
 * the wrong language. What says its language by `lang` or is set apart by `bdi` is left out.
 */
function* untranslated(versions: readonly ParsedPage[]): Generator<SeoIssue> {
  const first = new Map<string, ParsedPage>();
  for (const page of versions) {
    for (const text of new Set(runningTexts(page))) {
      const other = first.get(text);
      if (other)
        yield { page: page.url, reason: `says "${text.slice(0, 80)}" as ${other.url} does` };
      else first.set(text, page);
    }
  }
}

export function* textsRule({ pages }: Site): Generator<SeoIssue> {
  const first = new Map<string, ParsedPage>();
  for (const page of pages.values()) {
    for (const reason of pageIssues(page)) yield { page: page.url, reason };
    if (!page.indexable) continue;
    for (const text of [titleText(page), meta(page, "description")]) {
      const earlier = first.get(`${page.language} ${text}`);
      if (earlier)
        yield { page: page.url, reason: `says "${text}" of itself as ${earlier.url} does` };
      else first.set(`${page.language} ${text}`, page);
    }
  }
  const byRoute = new Map<string, ParsedPage[]>();
  for (const page of pages.values()) {
    const route = routeOfPath(page.path);
    byRoute.set(route, [...(byRoute.get(route) ?? []), page]);
  }
  for (const versions of byRoute.values()) yield* untranslated(versions);
}
