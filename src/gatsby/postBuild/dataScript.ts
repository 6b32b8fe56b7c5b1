import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "parse5";
import { applyEdits, attributeOf, elementsOf } from "../html";

const type = "application/ld+json";

/**
 * A finished page with its structured data at the end of the head, instead of any it had; without
 * any where `text` is undefined. Throws when the page has no head that ends.
 * @param text the text of the script element, in which nothing may end it
 */
export function withDataScript(html: string, text: string | undefined): string {
  const all = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const earlier = all
    .filter((element) => element.tagName === "script" && attributeOf(element, "type") === type)
    .flatMap(({ sourceCodeLocation: place }) =>
      place ? [{ start: place.startOffset, end: place.endOffset, text: "" }] : [],
    );
  if (text === undefined) return applyEdits(html, earlier);
  const head = all.find(({ tagName }) => tagName === "head");
  const end = head?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) throw new Error("the page has no end of its head");
  const script = `<script type="${type}">${text}</script>`;
  return applyEdits(html, [...earlier, { start: end, end, text: script }]);
}

/**
 * Writes structured data into the pages of a built site, by their paths, leaving a page that has it
 * untouched. It is put into the finished pages so that no visitor's browser loads it a second time
 * with the data of the page. Rejects when there is no such page.
 */
export async function writeDataScripts(
  root: string,
  texts: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  for (const [path, text] of texts) {
    const file = join(root, path, "index.html");
    const html = await readFile(file, "utf8");
    const page = withDataScript(html, text);
    if (page !== html) await writeFile(file, page);
  }
}
