/** The editor of `npm run edit`, on a copy of content/ in the browser's private file system. */
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { allContentFiles } from "../src/content/contentFiles";
import { editorConfig } from "../src/content/editor/editorConfig";
import {
  contentTexts,
  fillPrivateFolder,
  scrollToField,
  usePrivateFolder,
} from "../tools/lib/editor/privateFolder";
import { editorServer } from "../tools/lib/editor/server";

// The editor's transitions are the package's own, and take their time.
test.use({ contextOptions: { reducedMotion: "reduce" } });

let server: Server;
let origin: string;

const site = "http://localhost:1";

/** The address of the editor of a project, and its server. */
async function serve(root: string): Promise<[string, Server]> {
  const started = editorServer(root, site).listen(0, "localhost");
  await once(started, "listening");
  return [`http://localhost:${(started.address() as AddressInfo).port}`, started];
}

test.beforeAll(async () => {
  [origin, server] = await serve(process.cwd());
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
    isList: allContentFiles.some((each) => each.name === name && beginsWithList(each)),
  }));
});

/** Whether a file shows nothing to write in before a list in it is expanded. */
function beginsWithList({ kind, schema }: (typeof allContentFiles)[number]): boolean {
  return kind === "list" || Object.values(schema.shape)[0] instanceof z.ZodArray;
}

const entryOf = (file: string) => entries.find((entry) => entry.file === file)!;

const original = contentTexts(process.cwd());

/** Opens the editor and gives it the files; the folder that it asks for is the private one. */
async function openEditor(page: Page, language = "en"): Promise<void> {
  await usePrivateFolder(page);
  await page.goto(`${origin}/editor/?language=${language}`);
  await fillPrivateFolder(page, original);
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

/** The lines of a saved file that are not as they were. */
async function changedLines(page: Page, path: string): Promise<string[]> {
  const before = original[path]?.split("\n") ?? [];
  const after = (await readSaved(page, path)).split("\n");
  if (after.length !== before.length) return after;
  return after.filter((line, index) => line !== before[index]);
}

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

      // An address stays one: the editor saves nothing that the model refuses.
      const other = text.endsWith("/") ? `${text.slice(0, -1)}x/` : `${text}x`;
      const changed = JSON.stringify(other);

      await box.fill(other);
      await expect(save).toBeEnabled();
      await save.click();
      await expect
        .poll(() => changedLines(page, entry.file))
        .toEqual([expect.stringContaining(changed)]);

      await expect(save).toBeDisabled();
      await box.fill(text);
      await expect(save).toBeEnabled();
      await save.click();
      await expect.poll(() => readSaved(page, entry.file)).toBe(original[entry.file]);
      await expect(save).toBeDisabled();
    });
  }
});

/** The fonts of the editor, each with whether it is loaded. */
const fontsOf = (page: Page) =>
  page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`));

test("works with its own fonts and no other machine, writes Arabic from right to left, and saves a new picture beside the others", async ({
  page,
}) => {
  const answered: string[] = [];
  page.on("response", (response) => answered.push(new URL(response.url()).origin));
  await openEditor(page);
  // Quoted are the fonts of the package; the others are those of a content network, refused.
  expect(await fontsOf(page)).toContain('"Material Symbols Outlined" loaded');

  await openEntry(page, entryOf("content/home.json"));
  const text = page.locator('[data-key-path="seo.description.ar"] textarea');
  // One that begins with a token too.
  await expect(text).toHaveValue(/^\{name\}/);
  await expect(text).toHaveCSS("direction", "rtl");
  await expect(text).toHaveCSS("unicode-bidi", "isolate");
  await expect(text).toHaveCSS("font-family", /^cairo/);
  expect(await fontsOf(page)).toContain("cairo loaded");

  const file = "content/services/cloud.json";
  await openEntry(page, entryOf(file));
  const field = await scrollToField(page, "image.src");
  await field.getByRole("button", { name: "Replace" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  await expect(dialog.getByRole("option")).toHaveText([/Collection Assets/, /Global Assets/]);
  const buffer = readFileSync("content/images/services/erp.jpg");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  const picture = { name: "new-picture.jpg", mimeType: "image/jpeg", buffer };
  await (await chooser).setFiles(picture);
  await expect(dialog.getByRole("option", { name: picture.name, selected: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Insert" }).click();
  // The editor reads the picture before it takes it over; until then there is nothing to save.
  await expect(field.getByRole("textbox")).toHaveText("../images/services/new-picture.jpg");
  await page.getByRole("button", { name: "Save" }).click();

  const named = '"src": "../images/services/new-picture.jpg"';
  await expect.poll(() => changedLines(page, file)).toEqual([expect.stringContaining(named)]);
  await expect.poll(() => readSaved(page, "content/images/services/new-picture.jpg")).not.toBe("");
  expect(answered.filter((from) => from.startsWith("http") && from !== origin)).toEqual([]);
});

test("is Arabic throughout in Arabic: its buttons, the labels of fields and their direction", async ({
  page,
}) => {
  await openEditor(page, "ar");
  await page.evaluate(() => (location.hash = "#/collections/services/entries/erp"));
  for (const hint of ["اسم الخدمة.", "السعر الذي تبدأ منه الخدمة."]) {
    await expect(page.getByText(hint)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "حفظ" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test.describe("a field takes what is meant", () => {
  const erp = "content/services/erp.json";
  const meant: [string, string, string, string][] = [
    ["price.amount", "4,900", "4900", '"amount": 4900'],
    ["price.amount", "٤٬٩٠٠", "4900", '"amount": 4900'],
    ["price.amount", "4900.00 USD", "4900", '"amount": 4900'],
    ["price.amount", "$ 4 900,5", "$ 4 900,5", ""],
    ["price.amount", "€4,900", "", ""],
    ["price.currency", "egp", "EGP", '"currency": "EGP"'],
    ["order", "١١", "11", '"order": 11'],
    ["path", "services/ERP new", "/services/erp-new/", '"path": "/services/erp-new/"'],
    ["color", "Red", "#ff0000", '"color": "#ff0000"'],
    ["color", "reddish", "reddish", ""],
  ];

  test("or says what it asks for, where that is nothing", async ({ page }) => {
    test.setTimeout(180_000);
    await openEditor(page);
    await openEntry(page, entryOf(erp));
    const save = page.getByRole("button", { name: "Save" });
    for (const [path, typed, shown, line] of meant) {
      await test.step(`${typed} in ${path}`, async () => {
        const box = await scrollToField(page, path);
        const input = box.locator("input:not([type=color])");
        const before = await input.inputValue();
        await input.fill("");
        await input.pressSequentially(typed);
        if (line === "") {
          await save.click();
          await expect(box.getByRole("alert")).toContainText(
            path === "color"
              ? "This is no colour. Choose one, or write # and six digits, like #b57e10."
              : "This is no number. Write it in digits, like 4900 or 4900.50.",
          );
        } else {
          // By the keyboard, with the field still in focus.
          await page.keyboard.press("ControlOrMeta+s");
          await expect(input).toHaveValue(shown);
          await expect.poll(() => changedLines(page, erp)).toEqual([expect.stringContaining(line)]);
        }
        await input.fill(before);
        await expect(box.getByRole("alert")).toHaveCount(0);
        if (line !== "") await save.click();
        await expect(save).toBeDisabled();
        await expect.poll(() => readSaved(page, erp)).toBe(original[erp]);
      });
    }
  });

  test("a word in braces that is not known is named with those that are", async ({ page }) => {
    await openEditor(page);
    await openEntry(page, entryOf(erp));
    const box = await scrollToField(page, "description.en");
    await box.locator("textarea").fill("Since {foundingYaer} we build it.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(box.getByRole("alert")).toContainText(
      /Only these words may stand in braces: .*\{foundingYear\}.*\{satisfaction\}/,
    );
  });
});

test.describe("without a folder", () => {
  const said = {
    en: {
      button: "Work with Local Repository",
      unsupported: "Chrome or Edge",
      refused: "allow it to be edited",
    },
    ar: { button: "العمل مع مستودع محلي", unsupported: "Chrome أو Edge", refused: "واسمح بتعديله" },
  };
  for (const [language, { button, unsupported, refused }] of Object.entries(said)) {
    test(`the editor says in its language what is wrong: ${language}`, async ({ page }) => {
      await page.addInitScript("delete window.showDirectoryPicker;");
      await page.goto(`${origin}/editor/?language=${language}`);
      await expect(page.getByRole("alert").filter({ visible: true })).toContainText(unsupported);

      await page.addInitScript(`window.showDirectoryPicker = (options) => {
        window.asked = options;
        return Promise.reject(new DOMException("", "AbortError"));
      };`);
      await page.reload();
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert").filter({ visible: true })).toContainText(refused);
      // One question for both, instead of a second one at the first save.
      expect(await page.evaluate("window.asked.mode")).toBe("readwrite");
    });
  }

  test("another folder than the project's is named as one", async ({ page }) => {
    await usePrivateFolder(page);
    await page.goto(`${origin}/editor/?language=en`);
    await page.getByRole("button", { name: said.en.button }).click();
    await expect(page.getByRole("alert").filter({ visible: true })).toContainText(
      "This is another folder.",
    );
  });
});

test("nothing leaves an entry that is not saved without a question", async ({ page }) => {
  await openEditor(page);
  await openEntry(page, entryOf("content/services/cloud.json"));
  const title = (await scrollToField(page, "title.en")).getByRole("textbox");
  const whole = await title.inputValue();
  const asked: string[] = [];
  let leave = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void (leave ? dialog.accept() : dialog.dismiss());
  });
  await title.fill(`${whole} and more`);
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect.poll(() => asked).toEqual(["confirm"]);
  await expect(page).toHaveURL(/entries\/cloud$/);
  await page.evaluate(() => (location.hash = "#/collections/services/entries/erp"));
  await expect.poll(() => asked).toEqual(["confirm", "confirm"]);
  await page.goBack();
  await expect(title).toHaveValue(`${whole} and more`);
  asked.length = 0;
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);

  asked.length = 0;
  leave = true;
  await page.evaluate(() => (location.hash = "#/collections/services/entries/erp"));
  await expect.poll(() => asked).toEqual(["confirm"]);
  await expect(page.locator('[data-key-path="id"] input')).toHaveValue("erp");
  // What was left is not asked for again.
  await page.evaluate(() => (location.hash = "#/collections/services"));
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  expect(asked).toEqual(["confirm"]);
});

test.describe("beside the site", () => {
  let root: string;
  let besides: Server;
  let address: string;
  const erp = () => join(root, "content/services/erp.json");

  test.beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "fts-editor-"));
    for (const name of ["content", "locales"]) cpSync(name, join(root, name), { recursive: true });
    for (const name of ["node_modules", "src"])
      symlinkSync(join(process.cwd(), name), join(root, name));
    [address, besides] = await serve(root);
  });

  test.afterAll(() => {
    besides.close();
    besides.closeAllConnections();
    rmSync(root, { recursive: true, force: true });
  });

  test("what has to be corrected is told in the editor's language and leads to its entry, whose page is shown", async ({
    page,
  }) => {
    const whole = readFileSync(erp(), "utf8");
    const service = JSON.parse(whole) as { title: Record<string, string> };
    delete service.title.ar;
    await usePrivateFolder(page);
    await page.goto(`${address}/?language=ar`);
    await fillPrivateFolder(page, original);
    const editor = page.locator("iframe").first().contentFrame();
    await editor.locator("button.primary, button").first().click();
    await expect(editor.getByRole("button", { name: "حفظ" })).toHaveCount(0);

    const issues = page.getByRole("status");
    await expect(issues).toBeHidden();
    writeFileSync(erp(), JSON.stringify(service));
    await expect(issues).toBeVisible();
    await expect(issues.getByRole("listitem")).toHaveText([
      "الخدمات › erp › العنوان › العربية ناقص: اكتب النص باللغة العربية",
    ]);
    await issues.getByRole("link").click();
    await expect(editor.getByRole("button", { name: "حفظ" })).toBeVisible();
    await expect(page.locator("iframe").last()).toHaveAttribute(
      "src",
      `/site?language=ar&path=${encodeURIComponent("/ar/services/erp-system/")}`,
    );

    // Fields are rendered once they are scrolled to.
    await editor.locator('[data-key-path="title"]').scrollIntoViewIfNeeded();
    const versions = ["en", "ar"].map((code) => editor.locator(`[data-key-path="title.${code}"]`));
    const tops = () =>
      Promise.all(versions.map(async (version) => (await version.boundingBox())?.y));
    const isBeside = async () => new Set(await tops()).size === 1;
    expect(await isBeside()).toBe(false);
    await page.getByRole("checkbox", { name: "اللغتان جنبًا إلى جنب" }).check();
    await expect.poll(isBeside).toBe(true);

    writeFileSync(erp(), whole);
    await expect(issues).toBeHidden();
  });

  /** The editor of the frame on the files of the project, at an entry. */
  async function openBeside(page: Page, entry: string) {
    await usePrivateFolder(page);
    await page.goto(`${address}/?language=en`);
    await fillPrivateFolder(page, contentTexts(root));
    const editor = page.locator("iframe").first().contentFrame();
    await editor.locator("button.primary, button").first().click();
    await expect(editor.getByRole("button", { name: "Save" })).toHaveCount(0);
    const open = () =>
      page.evaluate((hash) => {
        const frame = document.querySelector("iframe");
        if (frame?.contentWindow) frame.contentWindow.location.hash = hash;
      }, `#/collections/services/entries/${entry}`);
    await open();
    await expect(editor.getByRole("button", { name: "Save" })).toBeVisible();
    return editor;
  }

  /** Changes a file for the editor and the server alike, as on a disk that both read. */
  async function changeOutside(page: Page, path: string, text: string) {
    await fillPrivateFolder(page, { [path]: text });
    writeFileSync(join(root, path), text);
  }

  test("files that are changed outside are loaded, or named where something is not saved, and never written over", async ({
    page,
  }) => {
    const path = "content/services/erp.json";
    const whole = readFileSync(erp(), "utf8");
    const editor = await openBeside(page, "erp");
    const amount = editor.locator('[data-key-path="price.amount"] input');
    await expect(amount).toHaveValue("5000");

    await changeOutside(page, path, whole.replace('"amount": 5000', '"amount": 5100'));
    await expect(amount).toHaveValue("5100");
    await expect(page.getByRole("button", { name: "Load the files" })).toBeHidden();

    await amount.fill("5200");
    await changeOutside(page, path, whole);
    const load = page.getByRole("button", { name: "Load the files" });
    await expect(load).toBeVisible();
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor.getByText("changed outside of the editor")).toBeVisible();
    expect(await readSaved(page, path)).toBe(whole);
    await editor.getByRole("button", { name: "OK" }).click();
    await load.click();
    await expect(amount).toHaveValue("5000");
    await expect(load).toBeHidden();
    // Nothing brings back what was dropped.
    await expect(editor.getByRole("alertdialog")).toHaveCount(0);

    await amount.fill("5300");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => readSaved(page, path)).toContain('"amount": 5300');
  });

  test("a page that goes is offered a redirect", async ({ page }) => {
    const whole = readFileSync(erp(), "utf8");
    const redirects = () => readFileSync(join(root, "content/redirects.json"), "utf8");
    await openBeside(page, "cloud");
    rmSync(erp());
    await page.getByRole("button", { name: "Lead them to /services/" }).click();
    await expect.poll(redirects).toContain('"from": "/services/erp-system/"');
    // Addresses that led there lead on at once.
    expect(redirects()).not.toContain('"to": "/services/erp-system/"');
    await expect(page.getByText("/services/erp-system/", { exact: true })).toHaveCount(0);

    const elsewhere = await page.request.post(`${address}/redirect?from=/services/erp-system/`);
    expect(elsewhere.status()).toBe(403);
    writeFileSync(erp(), whole);
  });

  test("a picture far below its size is named", async ({ page }) => {
    const image = join(root, "content/images/services/erp.jpg");
    const whole = readFileSync(image);
    await page.goto(`${address}/?language=en`);
    await expect(page.getByRole("note")).toBeHidden();
    writeFileSync(image, await sharp(whole).resize(300, 200).jpeg().toBuffer());
    await expect(page.getByRole("note")).toContainText(
      "has 300 × 200 pixels: use a picture of 1920 × 1080",
    );
    writeFileSync(image, whole);
    await expect(page.getByRole("note")).toBeHidden();
  });
});
