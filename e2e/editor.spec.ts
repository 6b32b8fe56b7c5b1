/** The editor of `npm run edit`, on a copy of content/ in the browser's private file system. */
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { allContentFiles } from "../src/content/contentFiles";
import { editorConfig } from "../src/content/editor/editorConfig";
import { editorServer } from "../tools/lib/editor/server";

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = editorServer(process.cwd(), "http://localhost:1").listen(0, "localhost");
  await once(server, "listening");
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => server.close());

interface EntryFile {
  /** The collection in the editor, and the entry in it. */
  collection: string;
  entry: string;
  file: string;
  /** Whether the file is a list, whose items are closed at first. */
  isList: boolean;
}

/** Every file of content/, by the place it has in the editor. */
const entries = (editorConfig("en").collections ?? []).flatMap((collection): EntryFile[] => {
  if ("folder" in collection) {
    return readdirSync(collection.folder).map((name) => ({
      collection: collection.name,
      entry: name.replace(/\.json$/, ""),
      file: `${collection.folder}/${name}`,
      isList: false,
    }));
  }
  if (!("files" in collection)) return [];
  return collection.files.map(({ name, file }) => ({
    collection: collection.name,
    entry: name,
    file,
    isList: allContentFiles.some((each) => each.name === name && each.kind === "list"),
  }));
});

const original = Object.fromEntries(entries.map(({ file }) => [file, readFileSync(file, "utf8")]));

/** Opens the editor and gives it the files; the folder that it asks for is the private one. */
async function openEditor(page: Page, language = "en"): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/editor/?language=${language}`);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of Object.entries(files)) {
      let folder = root;
      const names = path.split("/");
      for (const name of names.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, original);
  // The only button that needs no account.
  await page.locator("button.primary, button").first().click();
  await expect(page).toHaveURL(/#\/collections\//);
}

/** What a file holds; nothing for the moment in which it is replaced. */
const readSaved = (page: Page, path: string) =>
  page.evaluate(async (file) => {
    let folder = await navigator.storage.getDirectory();
    const names = file.split("/");
    try {
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      return await (await (await folder.getFileHandle(names.at(-1) ?? "")).getFile()).text();
    } catch {
      return "";
    }
  }, path);

async function openEntry(page: Page, { collection, entry, isList }: EntryFile): Promise<void> {
  for (const route of [collection, `${collection}/entries/${entry}`]) {
    await page.evaluate((to) => (location.hash = `#/collections/${to}`), route);
    await expect(page.getByRole("button", { name: "Save" })).toHaveCount(
      route === collection ? 0 : 1,
    );
  }
  if (isList) await page.getByRole("button", { name: "Expand All" }).first().click();
}

test("saving changes the line of the changed field alone, and changing it back no byte, in every file", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await openEditor(page);
  for (const entry of entries) {
    await test.step(entry.file, async () => {
      await openEntry(page, entry);
      const box = page
        .locator('input[type="text"]:not([readonly]), textarea')
        .filter({ visible: true })
        .first();
      const save = page.getByRole("button", { name: "Save" });
      const text = await box.inputValue();
      const before = original[entry.file]?.split("\n") ?? [];

      // An address stays one: the editor saves nothing that the model refuses.
      const other = text.endsWith("/") ? `${text.slice(0, -1)}x/` : `${text}x`;
      const changed = JSON.stringify(other);

      await box.fill(other);
      await expect(save).toBeEnabled();
      await save.click();
      await expect.poll(() => readSaved(page, entry.file)).toContain(changed);
      const after = (await readSaved(page, entry.file)).split("\n");
      expect(after).toHaveLength(before.length);
      expect(after.filter((line, index) => line !== before[index])).toEqual([
        expect.stringContaining(changed),
      ]);

      await expect(save).toBeDisabled();
      await box.fill(text);
      await expect(save).toBeEnabled();
      await save.click();
      await expect.poll(() => readSaved(page, entry.file)).toBe(original[entry.file]);
      await expect(save).toBeDisabled();
    });
  }
});

test("works with its own fonts and asks nothing of any other machine", async ({ page }) => {
  const answered: string[] = [];
  page.on("response", (response) => answered.push(new URL(response.url()).origin));
  await openEditor(page);
  const icons = await page.evaluate(() =>
    Array.from(document.fonts, ({ family, status }) => `${family} ${status}`),
  );
  // Quoted are the fonts of the package; the others are those of a content network, refused.
  expect(icons).toContain('"Material Symbols Outlined" loaded');
  expect(answered.filter((from) => from.startsWith("http") && from !== origin)).toEqual([]);
});

test("is Arabic throughout in Arabic: its buttons, the labels of fields and their direction", async ({
  page,
}) => {
  await openEditor(page, "ar");
  await page.evaluate(() => (location.hash = "#/collections/services/entries/erp"));
  await expect(
    page.getByText("السعر الذي تبدأ منه الخدمة.").or(page.getByText("اسم الخدمة.")),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "حفظ" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});
