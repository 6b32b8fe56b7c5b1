/**
 * Takes the pictures of docs/editing.md from the editor and the built site, in every language, into
 * docs/images/: `npx tsx tools/editing-pictures.ts`.
 */
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "../server/testing/testServer";
import { languageCodes } from "../src/i18n/languages";
import { browserArguments, ensureBrowser } from "./lib/browser";
import {
  contentTexts,
  fillPrivateFolder,
  scrollToField,
  usePrivateFolder,
} from "./lib/editor/privateFolder";
import { editorServer } from "./lib/editor/server";

/** What each picture shows: an entry of the editor, and the field that it is scrolled to. */
const pictures = {
  price: { entry: "services/entries/erp", field: "price" },
  sentence: { entry: "pages/entries/home", field: "seo", columns: true, mistake: true },
  picture: { entry: "projects/entries/retail-erp", field: "image" },
  service: { entry: "services/new", field: "title" },
} as const;

/** Lets the built site stand in the frame, which the running one of `npm run edit` may. */
async function allowFrame(page: Page, site: string): Promise<void> {
  await page.route(`${site}/**`, async (route) => {
    const response = await route.fetch();
    const {
      "content-security-policy": _policy,
      "x-frame-options": _frame,
      ...headers
    } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** A copy of the content with one mistake: the Arabic title of the home page is missing. */
function projectWithMistake(): string {
  const root = mkdtempSync(join(tmpdir(), "fts-editing-"));
  for (const name of ["content", "locales"]) cpSync(name, join(root, name), { recursive: true });
  for (const name of ["node_modules", "src"])
    symlinkSync(join(process.cwd(), name), join(root, name));
  const file = "content/home.json";
  const home = JSON.parse(contentTexts(root)[file] ?? "") as { seo: { title: { ar?: string } } };
  delete home.seo.title.ar;
  writeFileSync(join(root, file), JSON.stringify(home));
  return root;
}

async function serve(root: string, site: string) {
  const server = editorServer(root, site).listen(0, "localhost");
  await once(server, "listening");
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

async function main(): Promise<void> {
  const site = await startServer(process.cwd());
  const siteOrigin = new URL(site.url).origin;
  const mistaken = projectWithMistake();
  const right = await serve(process.cwd(), siteOrigin);
  const wrong = await serve(mistaken, siteOrigin);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments],
  });
  try {
    for (const language of languageCodes) {
      for (const [name, shown] of Object.entries(pictures)) {
        const { origin } = "mistake" in shown ? wrong : right;
        const page = await browser.newPage({
          viewport: { width: 1440, height: 810 },
          reducedMotion: "reduce",
        });
        await usePrivateFolder(page);
        await allowFrame(page, siteOrigin);
        await page.goto(`${origin}/?language=${language}`);
        await fillPrivateFolder(page, contentTexts(process.cwd()));
        const editor = page.frame({ url: /\/editor\// });
        if (!editor) throw new Error("The frame holds no editor");
        await editor.locator("button.primary, button").first().click();
        await editor.waitForURL(/#\/collections/);
        await editor.evaluate((entry) => {
          window.location.hash = `#/collections/${entry}`;
        }, shown.entry);
        if ("columns" in shown) await page.locator("#columns").check();
        await scrollToField(editor, shown.field);
        // Pictures are drawn as they come into view, with nothing to wait for.
        await page.waitForTimeout(3000);
        const file = join(process.cwd(), `docs/images/editing-${name}-${language}.jpg`);
        await sharp(await page.screenshot({ animations: "disabled" }))
          .jpeg({ quality: 80, mozjpeg: true })
          .toFile(file);
        console.log(file);
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    for (const { server } of [right, wrong]) {
      server.close();
      server.closeAllConnections();
    }
    await site.kill();
    rmSync(mistaken, { recursive: true, force: true });
  }
}

void main();
