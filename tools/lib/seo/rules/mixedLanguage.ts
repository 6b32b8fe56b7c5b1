import { languages, otherLanguages } from "../../../../src/i18n/languages";
import { meta, select, type Page, type Rule } from "../site";
import { ownTexts, plain } from "../text";
import { titleOf } from "./texts";

/** The least part of a page's letters that is in the script of its language. */
const leastShare = 0.7;

const count = (text: string, script: RegExp) => [...text.matchAll(new RegExp(script, "gu"))].length;

/** Three words of running text: names of things hardly ever come as three small words in a row. */
const runningLatin = /\b[a-z]{2,}(?:[ ,;]+[a-z]{2,}){2,}\b/;

/** A text without a letter of the language's own that is no name: "Learn more", but not "Node.js". */
const plainWord = /(?:^| )[a-z]{3,}(?: |[.,!?]?$)/;

function textFault(text: string, page: Page): string | undefined {
  const { script } = languages[page.language];
  const foreign = otherLanguages(page.language).map((code) => languages[code].script);
  if (!foreign.some((other) => other.test(text))) return undefined;
  const latinPage = script.test("a");
  const isForeign = latinPage
    ? foreign.some((other) => other.test(text))
    : runningLatin.test(text) || (!script.test(text) && plainWord.test(text) && / /.test(text));
  return isForeign ? `holds words of another language: "${text.slice(0, 80)}"` : undefined;
}

function reasons(page: Page): string[] {
  const [body] = select(page, "body");
  const texts = [
    titleOf(page) ?? "",
    meta(page, "description") ?? "",
    ...(body ? ownTexts(body, languages[page.language].hrefLang) : []),
  ]
    .map(plain)
    .filter((text) => text !== "");
  const whole = texts.join(" ");
  const own = count(whole, languages[page.language].script);
  const share = own / Math.max(1, count(whole, /\p{Letter}/u));
  return [
    ...(share < leastShare
      ? [`is in its language by ${Math.round(share * 100)} % of its letters only`]
      : []),
    ...texts.flatMap((text) => textFault(text, page) ?? []),
  ];
}

/**
 * A page speaks one language: what is in another one says so by `lang`, or is a name. Numbers,
 * addresses and the like, set apart by `bdi`, do not count.
 */
export const mixedLanguageRule: Rule = ({ pages }) =>
  pages.flatMap((page) =>
    [...new Set(reasons(page))].map((reason) => ({ page: page.url, reason })),
  );
