import { type Page } from "@playwright/test";
import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Controls that open an isolate or end it: what is between is out of reach of the words around it. */
const controls = /[\u2066-\u2069]/;
const isolated = /[\u2066-\u2068][^\u2069]*\u2069/;
/** Words in Latin letters, with the signs that belong to them, as in "C++", ".NET" or "TCP/IP". */
const latin = /(?:[.#@](?=[a-z]))?[a-z][\w+#]*(?:[ \u00a0&'./+#@-]*[a-z][\w+#]*|[./-]\d+)*/;
const runs = new RegExp(`${isolated.source}|${latin.source}`, "gi");

/** The characters of a right-to-left line as they stand from left to right; UAX #9. */
function drawn(text: string): string[] {
  const levels = bidi.getEmbeddingLevels(text, "rtl");
  return bidi
    .getReorderedIndices(text, levels)
    .flatMap((index) => (controls.test(text[index]!) ? [] : text[index]!));
}

/** What right-to-left elements say that is no text of the page: in an empty field, for a picture. */
export function attributeTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ["placeholder", "title", "alt"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .filter((element) => getComputedStyle(element).direction === "rtl")
        .map((element) => element.getAttribute(name)!),
    ),
  );
}

/** The lines of right-to-left text that hold Latin letters, each as the browser orders it. */
function mixedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What the order of a line knows of a part of it. */
    const read = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent!;
      if (!(node instanceof Element)) return "";
      const { display, unicodeBidi } = getComputedStyle(node);
      if (display !== "inline") return "\ufffc";
      const words = [...node.childNodes].map(read).join("");
      return unicodeBidi.includes("isolate") ? `\u2068${words}\u2069` : words;
    };
    return [...document.querySelectorAll("body, body *")].flatMap((element) => {
      const { display, direction } = getComputedStyle(element);
      const isLine = direction === "rtl" && display !== "inline" && element.checkVisibility();
      const text = isLine ? [...element.childNodes].map(read).join("").trim() : "";
      return /[a-z]/i.test(text) ? [text] : [];
    });
  });
}

/**
 * Lines of right-to-left text in which a Latin word would stand otherwise if it were isolated: it has
 * drawn a figure or a mark beside it to its other side, as in "ERP: 5,000".
 */
export async function tornRuns(page: Page): Promise<string[]> {
  const texts = [...(await mixedTexts(page)), ...(await attributeTexts(page))];
  return texts.filter((text) => {
    const apart = text.replace(runs, (run) => (isolated.test(run) ? run : `\u2066${run}\u2069`));
    return drawn(text).join("") !== drawn(apart).join("");
  });
}
