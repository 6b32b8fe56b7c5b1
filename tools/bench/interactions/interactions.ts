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

async function type(page: Page, text: string): Promise<void> {
  for (const letter of text) await page.keyboard.press(letter);
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
    act: (page, words) => drawerOpener(page, words).tap(),
    reset: escape,
  },
  {
    name: "open its submenu",
    screen: "phone",
    route: "/",
    prepare: openDrawer,
    act: (page, words) => submenu(page, words).tap(),
    reset: escape,
  },
  {
    name: "open the services menu",
    screen: "desktop",
    route: "/",
    act: (page, words) => servicesMenu(page, words).click(),
    reset: escape,
  },
  {
    name: "change the colour scheme",
    screen: "phone",
    route: "/",
    act: (page, words) => scheme(page, words).tap({ force: true }),
    reset: () => Promise.resolve(),
  },
  {
    name: "next slide",
    screen: "desktop",
    route: "/",
    act: (page, { home }) => page.getByRole("button", { name: home.hero.next.label }).click(),
    reset: () => Promise.resolve(),
  },
  {
    name: "open a project",
    screen: "phone",
    route: "/",
    prepare: (page) => page.locator('main a[href*="#project-"]').first().scrollIntoViewIfNeeded(),
    act: (page) => page.locator('main a[href*="#project-"]').first().tap(),
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
    act: (page, words) => send(page, words).tap(),
    reset: () => Promise.resolve(),
  },
  {
    name: "open the assistant",
    screen: "phone",
    route: "/",
    prepare: (page, words) => assistant(page, words).waitFor(),
    act: (page, words) => assistant(page, words).tap(),
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
    act: (page, words) => question(page, words).press("Enter"),
    reset: escape,
  },
];
