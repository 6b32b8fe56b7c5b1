/** The second page of a visit and the way back, beside the first load of that page. */
import type { Browser } from "@playwright/test";
import { languageCodes } from "../../src/i18n/languages";
import { languageOfPath, localizePath } from "../../src/i18n/paths";
import type { Options } from "../options";
import { inLab, type Lab } from "../page/lab";
import { onSlowDevice } from "../page/phone";
import { untilQuiet, watchLongTasks } from "../page/quiet";
import { formatTable, spread } from "../table";
import { firstLoad, followLink, goBack, watchHeadings } from "./heading";

const heading = ["", "ms", "times faster"];

/** Pages that the footer of every page leads to, without language prefix. */
const routes = ["/services/erp-system/", "/about/", "/contact/", "/investment/"];

const setting = { screen: "phone", slowNetwork: true } as const;

/** In milliseconds, before a link is followed; all links in sight are prefetched meanwhile. */
const quiet = 12_000;

/** In milliseconds without a long task, after which a page's scripts have done their work. */
const hydrated = 5000;

interface Visit {
  first: number;
  second: number;
  back: number;
}

async function readHeading(lab: Lab, path: string): Promise<string> {
  const page = await lab.browser.newPage({ javaScriptEnabled: false });
  try {
    await page.goto(lab.url(path));
    return await page.locator("main h1").evaluate((element) => element.textContent);
  } finally {
    await page.close();
  }
}

function measureFirst(browser: Browser, url: string, title: string): Promise<number> {
  return onSlowDevice(browser, setting, async (page) => {
    await watchHeadings(page);
    await page.goto(url, { waitUntil: "commit" });
    return firstLoad(page, title);
  });
}

async function measureVisit(lab: Lab, from: string, to: string): Promise<Visit> {
  const titles = { from: await readHeading(lab, from), to: await readHeading(lab, to) };
  const first = await measureFirst(lab.browser, lab.url(to), titles.to);
  return onSlowDevice(lab.browser, setting, async (page) => {
    await watchLongTasks(page);
    await watchHeadings(page);
    await page.goto(lab.url(from), { waitUntil: "load" });
    // Scrolling counts as an interaction once the scripts run.
    await untilQuiet(page, 0, hydrated);
    await page.locator(`footer a[href="${to}"]`).first().scrollIntoViewIfNeeded();
    await untilQuiet(page, 0, quiet);
    const second = await followLink(page, to, titles.to);
    await untilQuiet(page, 0, hydrated);
    return { first, second, back: await goBack(page, titles.from) };
  });
}

async function measurePage(lab: Lab, path: string, rounds: number): Promise<void> {
  const from = localizePath("/", languageOfPath(path));
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await measureVisit(lab, from, path));
  const row = (name: string, key: keyof Visit) => [
    name,
    spread(visits.map((visit) => visit[key])),
    spread(
      visits.map((visit) => visit.first / visit[key]),
      1,
    ),
  ];
  const rows = [row("first load", "first"), row("second page", "second"), row("Back", "back")];
  console.log(`\n${path}\n${formatTable(heading, rows)}`);
}

/** Prints the ways to the given pages, or to some that the footer leads to, from the home page. */
export async function measureNavigation({ paths, rounds }: Options): Promise<void> {
  const all = languageCodes.flatMap((code) => routes.map((route) => localizePath(route, code)));
  await inLab([], async (lab) => {
    for (const path of paths.length > 0 ? paths : all) await measurePage(lab, path, rounds);
  });
}
