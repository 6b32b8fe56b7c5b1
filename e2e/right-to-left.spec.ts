import { expect, test, type Page } from "@playwright/test";
import { directional, interfaceIcons } from "../src/components/Icon/icons";
import { isolateAddresses } from "../src/content/isolate";
import { languageCodes, languages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { serveTag, test as configuredTest } from "./configured/site";
import { arabicIssues } from "./site/arabicIssues";
import { attributeTexts, tornRuns } from "./site/bidi";
import { clientHeaders } from "./site/contactForm";
import { pressKey } from "./site/gestures";
import { resize } from "./site/layout";
import { notMirrored, places, type InlinePosition } from "./site/mirror";
import { open } from "./site/open";
import { ofEachKind, states, type PageState } from "./site/states";
import { clippedInk } from "./site/textIssues";

// Arabic type, and figures beside Latin words, are looked at on every page as it comes by
// every-page.spec.ts; the keys and swipes of a component by its own tests.

const leftToRight = languageCodes.find((code) => languages[code].dir === "ltr")!;
const rightToLeft = languageCodes.filter((code) => languages[code].dir === "rtl");
const widths = [1440, 390];

/** The names of the interface's icons by their shapes. */
const inline: Record<string, string> = Object.fromEntries(
  Object.entries(interfaceIcons).map(([name, shape]) => [shape, name]),
);

/** Icons that point against their direction, or are mirrored without having one. */
function wrongIcons(page: Page): Promise<string[]> {
  return page.evaluate(
    ([directional, inline]) =>
      [...document.querySelectorAll("svg, img[src$='.svg']")].flatMap((picture) => {
        if (!picture.checkVisibility()) return [];
        const use = picture.querySelector("use")?.getAttribute("href")?.split("#")[1];
        const own = inline[picture.querySelector("path")?.getAttribute("d") ?? ""];
        const name = use ?? own ?? picture.getAttribute("alt") ?? "";
        const { transform, scale } = getComputedStyle(picture);
        const isMirrored = transform.startsWith("matrix(-1") || scale.startsWith("-1");
        return isMirrored === directional.includes(name) ? [] : [name];
      }),
    [[...directional], inline] as const,
  );
}

/** Addresses and telephone numbers among Arabic words that the words around them could tear apart. */
async function notIsolated(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const isApart = getComputedStyle(element).unicodeBidi.includes("isolate");
      const isOwn = element.closest("[dir]") === document.documentElement;
      if (isOwn && !isApart && !element.closest("script, style, noscript")) {
        found.push(walker.currentNode.textContent!);
      }
    }
    return found;
  });
  texts.push(...(await attributeTexts(page)));
  return texts.filter((text) => isolateAddresses(text, language) !== text);
}

/** Where everything lies, by state and width; in a right-to-left language also what is wrong there. */
async function look(
  page: Page,
  route: string,
  code: Language,
  late: string,
  list: readonly PageState[],
) {
  const seen = new Map<string, InlinePosition[]>();
  await open(page, localizePath(route, code));
  // Here from the start: it would come with the first touch, in its own time.
  await pressKey(page);
  await page.locator(late).first().waitFor();
  const note = async (name: string, at: readonly number[], within?: string) => {
    const isRightToLeft = rightToLeft.includes(code);
    for (const width of at) {
      await resize(page, { width, height: 900 });
      seen.set(`${name}, ${width} px`, await places(page, within));
      if (isRightToLeft) expect.soft(await clippedInk(page), `${name}, ${width} px`).toEqual([]);
    }
    if (!isRightToLeft) return;
    expect.soft(await arabicIssues(page), name).toEqual([]);
    expect.soft(await wrongIcons(page), name).toEqual([]);
    expect.soft(await notIsolated(page, code), name).toEqual([]);
    expect.soft(await tornRuns(page), name).toEqual([]);
  };
  await note("as it comes", widths);
  for (const { name, within, widths: own = widths, reach, leave } of list) {
    await resize(page, { width: own[0]!, height: 900 });
    await reach(page, code);
    await page.locator(within).first().waitFor({ state: "attached" });
    await note(name, own, within);
    await leave?.(page, code);
  }
  // A conversation would go on in the other language.
  await page.evaluate(() => sessionStorage.clear());
  return seen;
}

/** @param late what comes with the first touch */
async function expectMirrored(
  page: Page,
  route: string,
  language: Language,
  late: string,
  list: readonly PageState[] = [],
): Promise<void> {
  const expected = await look(page, route, leftToRight, late, list);
  const found = await look(page, route, language, late, list);
  for (const [name, places] of expected) {
    expect.soft(notMirrored(places, found.get(name)!), name).toEqual([]);
  }
}

// A page and its mirror image, each in all its states.
test.describe.configure({ timeout: 120_000 });

for (const language of rightToLeft) {
  test.describe(`right to left in ${language}`, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    for (const route of ofEachKind) {
      test(`${route} and each of its states is the mirror image of ${leftToRight}`, async ({
        page,
      }) => {
        await page.setExtraHTTPHeaders(clientHeaders());
        await expectMirrored(page, route, language, "[data-assistant] button", states[route]);
      });
    }

    configuredTest("proof and the privacy choice are mirrored as well", async ({ page }) => {
      await serveTag(page);
      await expectMirrored(page, "/", language, "[data-consent]");
    });
  });
}
