import { expect, test, type Page } from "@playwright/test";
import { languageCodes, languages, otherLanguages, type Language } from "../src/i18n/languages";
import { localizePath } from "../src/i18n/paths";
import { violations } from "./site/axe";
import { clientHeaders } from "./site/contactForm";
import { services, tour } from "./site/content";
import { faintFocus } from "./site/focus";
import { resize } from "./site/layout";
import { open } from "./site/open";
import { states, type State } from "./site/states";
import { words } from "./site/words";

// Every page as it comes is looked at by every-page.spec.ts.

/** Comes of itself where the browser speaks another language than the page. */
const suggestion: State = {
  name: "the suggestion of another language",
  within: "aside",
  reach: (page, language) =>
    page.getByText(words(otherLanguages(language)[0]!).suggestion.text).waitFor(),
};
const erpPath = services.find(({ id }) => id === tour.service)!.path;
// Many states of one page each.
test.describe.configure({ timeout: 120_000 });

const schemes = ["dark", "light"] as const;

/** Changes the scheme where a dialog may lie over the switch. */
const show = (page: Page, scheme: (typeof schemes)[number]) =>
  page.evaluate((value) => {
    document.documentElement.setAttribute("data-mantine-color-scheme", value);
  }, scheme);

/**
 * What floats over the page with words in it and lets the page show through, which would need another
 * ground under `prefers-reduced-transparency`. The header has one as soon as something is below it.
 */
function translucentPanels(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => getComputedStyle(element).position === "fixed")
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.innerText.trim() !== "" && !element.matches("header"))
      .filter((element) => {
        // The panel itself, or the one it lays in the middle of the window.
        const grounds = [element, ...element.querySelectorAll("*")].map(
          (part) => getComputedStyle(part).backgroundColor,
        );
        const first = grounds.find((ground) => ground !== "rgba(0, 0, 0, 0)");
        return first === undefined || /rgba|\/ 0?\./.test(first);
      })
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`),
  );
}

/** Words, icons and marks that do not follow where the system sets the colours. */
function strayColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const ofSystem = new Set(
      "CanvasText LinkText VisitedText ActiveText ButtonText FieldText GrayText MarkText HighlightText"
        .split(" ")
        .map((name) => {
          probe.style.color = name;
          return getComputedStyle(probe).color;
        }),
    );
    probe.remove();
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const describe = (element: Element, reason: string) =>
      `${reason}: <${element.tagName.toLowerCase()} class="${element.getAttribute("class")}">`;
    const coloured = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.tagName === "svg" ||
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
        ),
    );
    return [
      ...coloured
        .filter(isShown)
        .filter((element) => !ofSystem.has(getComputedStyle(element).color))
        .map((element) => describe(element, getComputedStyle(element).color)),
      ...[...document.querySelectorAll("a[aria-current], [aria-selected=true]")]
        .filter(isShown)
        .filter((element) => !getComputedStyle(element).textDecorationLine.includes("underline"))
        .map((element) => describe(element, "not marked")),
    ];
  });
}

for (const language of languageCodes) {
  test.describe(`accessible in ${language}`, () => {
    const [other] = otherLanguages(language) as [Language];
    // The browser's language is another one, so that the suggestion of it comes.
    test.use({ locale: languages[other].hrefLang, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page }) => page.setExtraHTTPHeaders(clientHeaders()));

    for (const [route, own] of Object.entries(states)) {
      const list = route === "/" ? [suggestion, ...own] : own;
      const path = localizePath(route, language);

      test(`${path} in each of its states, schemes and widths`, async ({ page }) => {
        await open(page, path);
        for (const { name, within, widths = [1440, 390], reach, leave } of list) {
          await resize(page, { width: widths[0]!, height: 900 });
          await reach(page, language);
          await page.locator(within).first().waitFor({ state: "attached" });
          for (const width of widths) {
            await resize(page, { width, height: 900 });
            expect.soft(await translucentPanels(page), `${name}, ${width} px`).toEqual([]);
            for (const scheme of schemes) {
              await show(page, scheme);
              const what = `${name}, ${scheme}, ${width} px`;
              expect.soft(await violations(page, { within }), what).toEqual([]);
            }
          }
          await leave?.(page, language);
        }
      });

      test(`${path} in each of its states, in the system's colours`, async ({ page }) => {
        // From the start: Chromium computes no styles anew when the system changes its colours.
        await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
        await open(page, path);
        expect.soft(await strayColours(page)).toEqual([]);
        for (const { name, within, widths = [390], reach, leave } of list) {
          await resize(page, { width: widths.at(-1)!, height: 900 });
          await reach(page, language);
          await page.locator(within).first().waitFor({ state: "attached" });
          expect.soft(await strayColours(page), name).toEqual([]);
          await leave?.(page, language);
        }
      });
    }
  });
}

for (const path of ["/", "/services/", "/contact/", erpPath, "/ar/contact/"]) {
  for (const forcedColors of ["none", "active"] as const) {
    test(`${path} draws the focus with 2 px and 3:1, forced colours: ${forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors, reducedMotion: "reduce", colorScheme: "light" });
      await open(page, path);
      for (const scheme of forcedColors === "none" ? schemes : (["light"] as const)) {
        await show(page, scheme);
        expect.soft(await faintFocus(page), scheme).toEqual([]);
      }
    });
  }
}

test("who asks for more contrast gets stronger lines and no muted words", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await open(page, "/contact/");
  const colour = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  for (const scheme of schemes) {
    await show(page, scheme);
    expect(await colour("main h1 + p", "color")).toBe(await colour("body", "color"));
    const tokens = await colour("html", "--hairline");
    expect(tokens).toBe(await colour("html", "--gold-text"));
  }
});
