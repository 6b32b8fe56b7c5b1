/** @jest-environment node */
import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../testing/temporaryFolder";
import { finishPages } from "./finishPages";

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body>${body}</body></html>`;
const structuredData = new Map([["/about/", "{}"]]);

function site(files: Record<string, string>) {
  const root = temporaryFolder("finish");
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  return { root, write, read, file: (path: string) => join(root, path) };
}

test("a page gets its structured data and a policy for its scripts", async () => {
  const { root, read } = site({ "about/index.html": page("<script>a()</script>") });
  await finishPages(root, { structuredData });
  expect(read("about/index.html")).toMatch(
    /<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]*'sha256-/,
  );
  expect(read("about/index.html")).toContain(
    '<script type="application/ld+json">{}</script></head>',
  );
});

test("the site's scripts wait in a template", async () => {
  const script = '<div id="___gatsby"></div><script src="/app-1.js" async></script>';
  const { root, read } = site({ "index.html": page(script) });
  await finishPages(root, { structuredData: new Map() });
  expect(read("index.html")).toMatch(
    /<template [^>]+><script data-cfasync="false" src="\/app-1\.js" async>/,
  );
});

test("leaves alone what is no page of the site", async () => {
  const fragment = "<script>a()</script>";
  const verification = "google-site-verification: google0123.html";
  const { root, read } = site({
    "_gatsby/slices/scripts.html": fragment,
    "google0123.html": verification,
  });
  await finishPages(root, { structuredData: new Map() });
  expect(read("_gatsby/slices/scripts.html")).toBe(fragment);
  expect(read("google0123.html")).toBe(verification);
});

test("finishing twice is the same as once", async () => {
  const { root, write, read, file } = site({ "about/index.html": page("<p>1</p>") });
  await finishPages(root, { structuredData });
  const finished = read("about/index.html");
  utimesSync(file("about/index.html"), 1, 1);
  await finishPages(root, { structuredData });
  expect(statSync(file("about/index.html")).mtimeMs).toBe(1000);

  // Gatsby has written the same page again.
  write("about/index.html", page("<p>1</p>"));
  await finishPages(root, { structuredData });
  expect(read("about/index.html")).toBe(finished);
});

test("other structured data or other hosts finish a page again", async () => {
  const { root, read } = site({ "about/index.html": page("") });
  await finishPages(root, { structuredData });
  const other = new Map([["/about/", '{"a":1}']]);
  await finishPages(root, {
    structuredData: other,
    extra: { "img-src": ["https://pictures.example"] },
  });
  expect(read("about/index.html").match(/ld\+json/g)).toHaveLength(1);
  expect(read("about/index.html")).toContain('{"a":1}');
  expect(read("about/index.html").match(/http-equiv/g)).toHaveLength(1);
  expect(read("about/index.html")).toContain("https://pictures.example");
});

test("names the invalid page, and the one that is missing", async () => {
  const { root } = site({ "invalid/index.html": "<script>a()</script>" });
  const finish = (map: typeof structuredData) => finishPages(root, { structuredData: map });
  await expect(finish(new Map())).rejects.toThrow("/invalid/index.html");
  const empty = site({}).root;
  await expect(finishPages(empty, { structuredData })).rejects.toThrow("/about/");
});
