import { expect, type Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages";
import { colourRules, violations } from "./axe";
import { faintFocus } from "./faintFocus";
import { lostFocus } from "./focus";
import { enlargements, resize, sidewaysScroll } from "./layout";
import type { PageState } from "./states";
import { strayColours } from "./systemColours";
import { cutTexts } from "./textIssues";

export const schemes = ["dark", "light"] as const;

/** Changes the scheme where a dialog may lie over the switch. */
export const showScheme = (page: Page, scheme: (typeof schemes)[number]) =>
  page.evaluate((value) => {
    document.documentElement.setAttribute("data-mantine-color-scheme", value);
  }, scheme);

/**
 * Asks for less transparency and less motion. Before the page is opened; `emulateMedia` takes back the
 * first of them, the browser driver having no option for it.
 */
export async function askForLess(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const session = await page.context().newCDPSession(page);
  const features = ["prefers-reduced-transparency", "prefers-reduced-motion"];
  await session.send("Emulation.setEmulatedMedia", {
    features: features.map((name) => ({ name, value: "reduce" })),
  });
}

/**
 * What floats over the page with words in it and lets the page show through although the visitor asks
 * for less of that. The header has a ground as soon as something is below it.
 */
function translucentPanels(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => getComputedStyle(element).position === "fixed")
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.innerText.trim() !== "" && element.tagName !== "HEADER")
      .filter((element) => {
        // The panel itself, or the one it lays in the middle of the window.
        const ground = [element, ...element.querySelectorAll("*")]
          .map((part) => getComputedStyle(part))
          .find(({ backgroundColor }) => backgroundColor !== "rgba(0, 0, 0, 0)");
        if (!ground) return true;
        return /rgba|\/ 0?\./.test(ground.backgroundColor) || Number(ground.opacity) < 1;
      })
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`),
  );
}

/** What moves, although the visitor asks for less of that. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return `<${target?.tagName.toLowerCase()} class="${target?.getAttribute("class")}">`;
      }),
  );
}

/** The same state in the smallest window, which is one of 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** How many pixels of it a panel hides sideways, where something is to be scrolled there. */
const hiddenSideways = (page: Page, within: string) =>
  page
    .locator(within)
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth));

/** With larger text, and in a phone's window as small as zoom makes it: nothing is cut or hidden. */
export async function expectWholeEnlarged(
  page: Page,
  language: Language,
  { name, within, widths = [1440, 390] }: Pick<PageState, "name" | "within" | "widths">,
): Promise<void> {
  const expectWhole = async (at: string) => {
    expect.soft(await sidewaysScroll(page), at).toBe(0);
    expect.soft(await hiddenSideways(page, within), at).toBe(0);
    expect.soft(await cutTexts(page), at).toEqual([]);
  };
  // To and fro: resizing costs more than what is looked at then.
  let order = [...widths];
  for (const [how, { enlarge }] of Object.entries(enlargements)) {
    const restore = await enlarge(page, language);
    order = order.toReversed();
    for (const width of order) {
      await resize(page, { width, height: 900 });
      await expectWhole(`${name}, ${how}, ${width} px`);
    }
    await restore();
  }
  if (widths.at(-1) !== 390) return;
  await resize(page, zoomed);
  await expectWhole(`${name}, at 400 % zoom`);
}

interface Look extends Pick<PageState, "name" | "within" | "widths"> {
  /** Leaves out what is the same in every language, where it is another one's turn. */
  wordsOnly?: boolean;
}

/**
 * Checks a state at each of its widths: with axe, and on the way of the focus. Then checks what
 * does not depend on words: what shines through or moves, the other scheme, how the focus is drawn,
 * and the system's colours.
 */
export async function expectAccessible(
  page: Page,
  { name, within, widths = [1440, 390], wordsOnly = false }: Look,
): Promise<void> {
  await page.locator(within).first().waitFor({ state: "attached" });
  for (const width of widths) {
    await resize(page, { width, height: 900 });
    await askForLess(page);
    const at = `${name}, ${width} px`;
    expect.soft(await lostFocus(page, within), at).toEqual([]);
    await showScheme(page, "dark");
    expect.soft(await violations(page, { within }), at).toEqual([]);
    if (wordsOnly) continue;
    expect.soft(await translucentPanels(page), at).toEqual([]);
    expect.soft(await movingParts(page), at).toEqual([]);
    expect.soft(await faintFocus(page, within), `${at}, dark`).toEqual([]);
    await showScheme(page, "light");
    const light = await violations(page, { within, rules: colourRules });
    expect.soft(light, `${at}, light`).toEqual([]);
    expect.soft(await faintFocus(page, within), `${at}, light`).toEqual([]);
    expect.soft(await strayColours(page), `${at}, the system's colours`).toEqual([]);
  }
}
