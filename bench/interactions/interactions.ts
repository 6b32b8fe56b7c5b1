/** What visitors do on the pages, one entry per kind of answer that a control gives. */
import type { Locator, Page } from "@playwright/test";
import type { Screen } from "../page/phone";
import type { Words } from "./words";

export interface Interaction {
  name: string;
  screen: Screen;
  /** The page, without language prefix. */
  route: string;
  /** What comes before it and is not measured. */
  prepare?: (page: Page, words: Words) => Promise<void>;
  act: (page: Page, words: Words) => Promise<void>;
  /** Goes back to how it was before `prepare`, for a second time on the same page. */
  reset: (page: Page, words: Words) => Promise<void>;
}

const drawerOpener = (page: Page, { nav }: Words) =>
  page.getByRole("button", { name: nav.menu.open });
const submenu = (page: Page, { nav }: Words) =>
  page.getByRole("dialog").getByRole("button", { name: nav.services.link });
const servicesMenu = (page: Page, { nav }: Words) =>
  page.getByRole("banner").getByRole("button", { name: nav.services.link, exact: true });
const scheme = (page: Page, { colorScheme }: Words) =>
  page.getByRole("switch", { name: colorScheme.toggle.label });
const searchField = (page: Page) => page.getByRole("main").getByRole("searchbox");
const nameField = (page: Page, { contact }: Words) => page.getByLabel(contact.name.label);
const send = (page: Page, { contact }: Words) =>
  page.getByRole("button", { name: contact.form.send });
const assistant = (page: Page, words: Words) =>
  page.getByRole("button", { name: words.assistant.button.open });
const question = (page: Page, words: Words) =>
  page.getByRole("textbox", { name: words.assistant.form.label });

const escape = (page: Page) => page.keyboard.press("Escape");
const clear = (field: Locator) => field.fill("");

/** How long a finger or a button stays down, in milliseconds. */
const pressLength = 80;

/** Types as a keyboard of the text's own script does: Playwright's knows Latin letters only. */
async function type(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const letter of text) {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", key: letter, text: letter });
    await page.waitForTimeout(pressLength);
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
  }
}

/** Touches the middle of something as a finger does: Playwright's own tap takes no time. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be touched is not on the page");
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(pressLength);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Points at something, then presses the mouse's button. */
async function click(target: Locator): Promise<void> {
  await target.hover();
  await target.page().waitForTimeout(pressLength);
  await target.click({ delay: pressLength });
}

async function openDrawer(page: Page, words: Words): Promise<void> {
  await drawerOpener(page, words).tap();
  await submenu(page, words).waitFor();
}

async function openAssistant(page: Page, words: Words): Promise<void> {
  await assistant(page, words).tap();
  await question(page, words).waitFor();
}

export const interactions: readonly Interaction[] = [
  {
    name: "open the menu",
    screen: "phone",
    route: "/",
    act: (page, words) => tap(drawerOpener(page, words)),
    reset: escape,
  },
  {
    name: "open its submenu",
    screen: "phone",
    route: "/",
    prepare: openDrawer,
    act: (page, words) => tap(submenu(page, words)),
    reset: escape,
  },
  {
    name: "open the services menu",
    screen: "desktop",
    route: "/",
    act: (page, words) => click(servicesMenu(page, words)),
    reset: escape,
  },
  {
    name: "change the colour scheme",
    screen: "phone",
    route: "/",
    act: (page, words) => tap(scheme(page, words)),
    reset: () => Promise.resolve(),
  },
  {
    name: "next slide",
    screen: "desktop",
    route: "/",
    act: (page, { home }) => click(page.getByRole("button", { name: home.hero.next.label })),
    reset: () => Promise.resolve(),
  },
  {
    name: "open a project",
    screen: "phone",
    route: "/",
    prepare: (page) => page.locator('main a[href*="#project-"]').first().scrollIntoViewIfNeeded(),
    act: (page) => tap(page.locator('main a[href*="#project-"]').first()),
    reset: escape,
  },
  {
    name: "search, first letter",
    screen: "phone",
    route: "/services/",
    prepare: (page) => searchField(page).focus(),
    act: (page, { typed }) => type(page, typed.search.slice(0, 1)),
    reset: (page) => clear(searchField(page)),
  },
  {
    name: "search, third letter",
    screen: "phone",
    route: "/services/",
    prepare: async (page, { typed }) => {
      await searchField(page).focus();
      await type(page, typed.search.slice(0, 2));
    },
    act: (page, { typed }) => type(page, typed.search.slice(2, 3)),
    reset: (page) => clear(searchField(page)),
  },
  {
    name: "type into the form",
    screen: "phone",
    route: "/contact/",
    prepare: (page, words) => nameField(page, words).focus(),
    act: (page, { typed }) => type(page, typed.name),
    reset: (page, words) => clear(nameField(page, words)),
  },
  {
    name: "send the form with errors",
    screen: "phone",
    route: "/contact/",
    prepare: (page, words) => send(page, words).scrollIntoViewIfNeeded(),
    act: (page, words) => tap(send(page, words)),
    reset: () => Promise.resolve(),
  },
  {
    name: "open the assistant",
    screen: "phone",
    route: "/",
    prepare: (page, words) => assistant(page, words).waitFor(),
    act: (page, words) => tap(assistant(page, words)),
    reset: escape,
  },
  {
    name: "ask the assistant",
    screen: "phone",
    route: "/",
    prepare: async (page, words) => {
      await openAssistant(page, words);
      await question(page, words).fill(words.typed.question);
    },
    act: (page, words) => question(page, words).press("Enter", { delay: pressLength }),
    reset: escape,
  },
];
