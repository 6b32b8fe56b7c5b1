/** The editor in an automated browser, on files of the browser's own instead of a picked folder. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Locator, Page } from "@playwright/test";

/** The editor asks for a folder: it gets the private one. To be called before the page is opened. */
export const usePrivateFolder = (page: Page): Promise<unknown> =>
  page.addInitScript("window.showDirectoryPicker = () => navigator.storage.getDirectory();");

/** The files of content/ that the editor edits, by their paths from the root of a project. */
export function contentTexts(root: string): Record<string, string> {
  const names = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => name.endsWith(".json") && !name.startsWith(".schemas"));
  return Object.fromEntries(
    files.map((name) => [`content/${name}`, readFileSync(join(root, "content", name), "utf8")]),
  );
}

/** Puts files into the private folder of the origin of a page, as a repository. */
export async function fillPrivateFolder(
  page: Page | Frame,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
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
  }, texts);
}

/** A field of the entry that is open. Fields are made when they are scrolled to. */
export async function scrollToField(editor: Page | Frame, path: string): Promise<Locator> {
  const field = editor.locator(`[data-key-path="${path}"]`);
  const fields = editor.locator("[data-key-path]");
  await fields.first().waitFor();
  let made = 0;
  while ((await field.count()) === 0) {
    const count = await fields.count();
    if (count > made) await fields.last().scrollIntoViewIfNeeded();
    // What was jumped over is made when it is passed.
    else
      for (let passed = 0; passed < count && (await field.count()) === 0; passed += 1) {
        await fields.nth(passed).scrollIntoViewIfNeeded();
      }
    made = count;
  }
  await field.evaluate((element) => element.scrollIntoView());
  return field;
}
