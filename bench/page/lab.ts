import { chromium, type Browser } from "@playwright/test";
import { startServer, type TestServer } from "../../server/testing/testServer";
import { browserArguments, ensureBrowser, findShell } from "../../tools/lib/browser";
import { copyWithoutScripts } from "./withoutScripts";

/** The same pages in both forms, and what tables call them. */
export const variantNames = { asIs: "as it is", withoutScripts: "without scripts" } as const;

export type Variant = keyof typeof variantNames;

export const variants: readonly Variant[] = ["asIs", "withoutScripts"];

/** A browser, the built site, and the same site without scripts. */
export interface Lab {
  browser: Browser;
  /** The address of a page in one of its forms. */
  url: (path: string, variant?: Variant) => string;
  close: () => Promise<void>;
}

/**
 * Serves the built site twice, as it is and without the scripts of the given pages, and starts a
 * browser. Rejects when there is no build or no browser.
 */
export async function openLab(
  paths: readonly string[],
  moreArguments: readonly string[] = [],
): Promise<Lab> {
  const copy = await copyWithoutScripts(process.cwd(), paths);
  const servers: Record<Variant, TestServer> = {
    asIs: await startServer(process.cwd()),
    withoutScripts: await startServer(copy.folder),
  };
  ensureBrowser();
  const browser = await chromium.launch({
    // The whole browser shows nothing below the edge of its window, which is lower than a phone's: what
    // an input changes there, it reports as shown only with the next change above.
    executablePath: findShell(),
    args: [...browserArguments, ...moreArguments],
  });
  return {
    browser,
    url: (path, variant = "asIs") => new URL(path, servers[variant].url).href,
    close: async () => {
      await browser.close();
      await Promise.all(Object.values(servers).map((server) => server.kill()));
      copy.remove();
    },
  };
}

/** Runs a measurement in a lab, which is closed whatever happens. */
export async function inLab(
  paths: readonly string[],
  measure: (lab: Lab) => Promise<void>,
  moreArguments: readonly string[] = [],
): Promise<void> {
  const lab = await openLab(paths, moreArguments);
  try {
    await measure(lab);
  } finally {
    await lab.close();
  }
}
