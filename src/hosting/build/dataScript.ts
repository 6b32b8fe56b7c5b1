import type { Edit } from "./html";
import { dataType, type PageParts } from "./readPage";

/**
 * The edits that put a page's structured data at the end of its head, instead of any it had; without
 * any where `text` is undefined. It is put into the finished pages so that no visitor's browser
 * loads it a second time with the data of the page. Throws when the page has no head that ends.
 * @param text the text of the script element, in which nothing may end it
 */
export function dataScriptEdits(facts: PageParts, text: string | undefined): Edit[] {
  const { headEnd, dataScripts } = facts;
  if (text === undefined) return dataScripts;
  if (headEnd === undefined) throw new Error("the page has no end of its head");
  const script = `<script type="${dataType}">${text}</script>`;
  return [...dataScripts, { start: headEnd, end: headEnd, text: script }];
}
