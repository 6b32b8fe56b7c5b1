/** @jest-environment node */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import { removeStaleAssets } from "./staleAssets";

const root = temporaryFolder("stale-assets");
const hash = (letter: string) => letter.repeat(20);

const write = (path: string, text = "") => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const isThere = (path: string) => existsSync(join(root, path));

const inPage = `static/social-en-about-${hash("a")}.jpg`;
const inData = `static/search-ar-${hash("b")}.json`;
const icons = `static/icons-${hash("f")}.svg`;
const partOfEditor = `static/editor-packages-${hash("e")}/sveltia-cms.js`;
const old = [
  `static/social-en-about-${hash("c")}.jpg`,
  `static/social-ar-${hash("c")}.jpg`,
  `static/search-ar-${hash("c")}.json`,
  `static/editor-packages-${hash("c")}/sveltia-cms.js`,
  `static/icons-${hash("c")}.svg`,
  `static/wordmark-${hash("c")}.svg`,
];
const others = ["static/d/photo.jpg", "static/cairo.woff2", `static/d/social-en-${hash("d")}.jpg`];

test("what no page names any more is removed, and nothing else", async () => {
  const page = `<meta property="og:image" content="https://fts.example/site/${inPage}"><use href="/${icons}#x">`;
  write("page-data/ar/services/page-data.json", JSON.stringify({ searchIndex: `/${inData}` }));
  write("about/index.html", page);
  write("edit/index.html", `<script src="/${partOfEditor}"></script>`);
  for (const path of [inPage, inData, icons, partOfEditor, ...old, ...others]) write(path);

  await removeStaleAssets(root);

  expect([inPage, inData, icons, partOfEditor, ...others].filter((path) => !isThere(path))).toEqual(
    [],
  );
  expect(old.filter(isThere)).toEqual([]);
});
