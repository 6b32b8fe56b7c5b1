import { type Page } from "@playwright/test";

/** As in the DOM, which Node.js does not have. */
const textNode = 3;

/**
 * The texts of a page that are drawn in a font of the system, because none of the site's own has
 * some letter, each after the name of that font.
 */
export async function textsInOtherFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { nodes } = await session.send("DOM.getFlattenedDocument", { depth: -1 });
  const texts = new Map<number, string>();
  for (const { nodeType, nodeValue, parentId } of nodes) {
    if (nodeType !== textNode || !nodeValue.trim()) continue;
    texts.set(parentId!, (texts.get(parentId!) ?? "") + nodeValue);
  }
  const found = await Promise.all(
    Array.from(texts, async ([nodeId, text]) => {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
      return others.map(({ familyName }) => `${familyName}: "${text.slice(0, 60)}"`);
    }),
  );
  await session.detach();
  return found.flat();
}
