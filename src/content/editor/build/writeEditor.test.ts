/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../../testing/temporaryFolder";
import { headersFile } from "../../../hosting/staticHosts";
import { readEditorBackend } from "./editorBackend";
import { removeEditor, writeEditor } from "./writeEditor";
import { publicFiles } from "../../../hosting/build/publicFiles";
import { removeStaleAssets } from "../../../hosting/build/staleAssets";

const editor = readEditorBackend({
  EDITOR_BACKEND: "github",
  EDITOR_REPOSITORY: "company/website",
  EDITOR_BRANCH: "main",
})!;

function emptySite(): string {
  const root = temporaryFolder("editor");
  mkdirSync(join(root, "static"));
  writeFileSync(join(root, "index.html"), "");
  return root;
}

const write = (root: string) =>
  writeEditor({ project: process.cwd(), root, pathPrefix: "/site", editor });

test("the editor is a page per language and the files that these load, and goes without a trace", async () => {
  const root = emptySite();
  await write(root);
  const files = await publicFiles(root);
  expect(files).toEqual(
    expect.arrayContaining([
      "/admin/index.html",
      "/admin/ar/index.html",
      expect.stringMatching(/^\/static\/editor-packages-\w+\/sveltia\/npm\/index\.js$/),
      expect.stringMatching(/^\/static\/editor-packages-\w+\/sveltia\/locales\/ar\.js$/),
    ]),
  );
  expect(files.filter((path) => path.endsWith(".map"))).toEqual([]);

  await removeStaleAssets(root);
  expect(await publicFiles(root)).toEqual(files);

  const given = "/admin/notes.html";
  writeFileSync(join(root, given), "");
  await removeEditor(root, new Set([given]));
  await removeStaleAssets(root);
  expect(await publicFiles(root)).toEqual([given, "/index.html"]);
});

test("its page may ask its own host and the backend, and no search engine lists it", async () => {
  const root = emptySite();
  await write(root);
  const html = readFileSync(join(root, "admin/index.html"), "utf8");
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy.match(/https?:[^\s;]+|\*/g)).toEqual(["https://api.github.com"]);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
});

test("it costs the files of other hosts' headers few lines", async () => {
  const root = emptySite();
  await write(root);
  const headers = headersFile(await publicFiles(root), { https: true });
  expect(headers).toContain("\n/admin/*\n  Cross-Origin-Opener-Policy: unsafe-none\n");
  expect(headers.match(/^\//gm)?.length).toBeLessThan(10);
});
