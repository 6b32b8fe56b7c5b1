import { expect, type Locator, test, type Page } from "@playwright/test";
import { home } from "./site/content";
import { open } from "./site/open";
import { fill, words } from "./site/words";

// The hero's timing, on a clock that the test advances.
const t = words("en").home.hero;
const count = home.slides.length;
const hero = (page: Page) => page.getByRole("region", { name: t.carousel.label });
const control = (page: Page, name: string) => hero(page).getByRole("button", { name, exact: true });
const live = (page: Page) => hero(page).locator("[aria-live]").filter({ visible: true });

const running = (page: Page) => expect(live(page)).toHaveAttribute("aria-live", "off");
const standing = (page: Page) => expect(live(page)).toHaveAttribute("aria-live", "polite");

/** The current slide, counted from 0. */
async function current(page: Page): Promise<number> {
  const label = await hero(page).locator('button[aria-current="true"]').getAttribute("aria-label");
  return Array.from({ length: count }, (_, index) =>
    fill(t.dot.label, { number: index + 1 }),
  ).indexOf(label!);
}

const enter = (page: Page) => hero(page).hover({ position: { x: 700, y: 200 } });
/** Moves the pointer to the lower edge of the window, which the hero does not reach. */
const leave = (page: Page) => page.mouse.move(640, page.viewportSize()!.height - 10);

/** Pauses the slides by hovering and resumes them: the 5,000 ms start here. */
async function beginWait(page: Page): Promise<void> {
  await enter(page);
  await standing(page);
  await leave(page);
  await running(page);
}

/** That what has paused the slides keeps them, however long. */
async function expectWait(page: Page, slide: number): Promise<void> {
  await standing(page);
  await page.clock.runFor(30_000);
  expect(await current(page)).toBe(slide);
}

test("the hero advances every 5,000 ms, and waits while it is hovered, focused, paused or hidden", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/");
  await expect(control(page, t.pause.label)).toBeVisible();
  // The next picture is loaded shortly before it is shown, and no sooner.
  const scenes = page.locator("[data-scene-picture] img");
  await expect(scenes).toHaveCount(1);
  await page.clock.runFor(3_500);
  await expect(scenes).toHaveCount(2);

  // A touch loads the carousel, which a paused clock would delay.
  await hero(page).click({ position: { x: 700, y: 200 } });
  await expect(hero(page).locator("[inert]")).toHaveCount(count - 1);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await beginWait(page);
  const first = await current(page);
  // All around, and one more.
  for (let step = 1; step <= count + 1; step += 1) {
    await page.clock.runFor(4_999);
    expect(await current(page)).toBe((first + step - 1) % count);
    await page.clock.runFor(1);
    await expect.poll(() => current(page)).toBe((first + step) % count);
  }

  const second = (first + 1) % count;
  await enter(page);
  await expectWait(page, second);
  await leave(page);
  await running(page);

  await control(page, t.next.label).focus();
  await expectWait(page, second);
  await control(page, t.next.label).blur();
  await running(page);

  await control(page, t.pause.label).click();
  await control(page, t.play.label).blur();
  await leave(page);
  await expectWait(page, second);
  await control(page, t.play.label).click();
  await control(page, t.pause.label).blur();
  await leave(page);
  await running(page);
  await page.clock.runFor(5_000);
  await expect.poll(() => current(page)).toBe((second + 1) % count);

  const setVisibility = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await setVisibility("hidden");
  await expectWait(page, (second + 1) % count);
  await setVisibility("visible");
  await running(page);
  await page.clock.runFor(5_000);
  await expect.poll(() => current(page)).toBe((second + 2) % count);
});

test("slides fade in 0.8 s, and no frame shows two headlines", async ({ page }) => {
  await open(page, "/");
  await control(page, t.pause.label).click();
  const fade = async (layer: Locator, duration: string, delay: string) => {
    await expect(layer).toHaveCSS("transition-property", "opacity");
    await expect(layer).toHaveCSS("transition-duration", duration);
    await expect(layer).toHaveCSS("transition-delay", delay);
  };
  const scenes = hero(page).locator("[data-scene-picture]");
  await fade(scenes.nth(1), "0.8s", "0s");
  // The last group holds the dots.
  const words = hero(page).getByRole("group", { includeHidden: true });
  await fade(words.nth(0), "0.6s", "0.2s");
  await fade(words.nth(1), "0.2s", "0s");

  // In the browser's own animation time: from the change to where the opacity settles.
  const duration = await page.evaluate(async (name) => {
    const section = document.querySelector("main section")!;
    const picture = section.querySelectorAll<HTMLElement>("[data-scene-picture]")[1]!;
    const start = new Promise<number>((resolve) => {
      picture.addEventListener("transitionrun", (event) => resolve(event.timeStamp), {
        once: true,
      });
    });
    const end = new Promise<TransitionEvent>((resolve) => {
      picture.addEventListener("transitionend", resolve, { once: true });
    });
    section.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!.click();
    await start;
    const [animation] = picture.getAnimations();
    const timing = animation?.effect?.getComputedTiming();
    const { elapsedTime } = await end;
    return {
      planned: timing?.endTime,
      elapsed: elapsedTime,
      opacity: getComputedStyle(picture).opacity,
    };
  }, t.next.label);
  expect(duration).toEqual({ planned: 800, elapsed: 0.8, opacity: "1" });

  await control(page, fill(t.dot.label, { number: 1 })).click();
  await expect(words.nth(0)).toHaveCSS("opacity", "1");
  await expect(scenes.nth(0)).toHaveCSS("opacity", "1");
  await expect(scenes.nth(1)).toHaveCSS("opacity", "0");
  await expect(hero(page).locator("[inert]")).toHaveCount(count - 1);
  // The browser's own animations of the change, held and gone through frame by frame.
  const named = { label: t.next.label, role: t.slide.roledescription };
  const frames = await hero(page).evaluate(async (section, { label, role }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document
        .getAnimations()
        .filter(({ effect }) => section.contains((effect as KeyframeEffect).target))
        .filter((animation) => "transitionProperty" in animation)
        .filter((animation) => animation.transitionProperty === "opacity");
    section.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!.click();
    while (running().length < 4) await frame();
    const change = running();
    for (const animation of change) animation.pause();
    const slides = [...section.querySelectorAll<HTMLElement>(`[aria-roledescription="${role}"]`)];
    const scenes = [...section.querySelectorAll<HTMLElement>("[data-scene-picture]")];
    const opacities = (elements: HTMLElement[]) =>
      elements.map((element) => Number(getComputedStyle(element).opacity));
    return Array.from({ length: 51 }, (_, index) => {
      for (const animation of change) animation.currentTime = index * 16;
      return { texts: opacities(slides), scenes: opacities(scenes) };
    });
  }, named);
  const shown = (values: number[]) => values.filter((value) => value > 0).length;
  expect(frames.filter(({ texts }) => shown(texts) > 1)).toEqual([]);
  expect(frames[0]!.texts[0]).toBe(1);
  expect(frames.at(-1)!.texts[1]).toBe(1);
  // Only the scene fades from one to the other.
  expect(shown(frames[25]!.scenes)).toBe(2);
});
