/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { warningsIn } from "./lib/build";
import { isBuilt, noteBuilt } from "./lib/buildStamp";

let root: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** What a build leaves behind. */
function writeSite() {
  write("public/index.html", "<p>");
  write("public/redirects.json", "[]");
  write("public/page-data/app-data.json", "{}");
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fts-stamp-"));
  write("content/home.json", "{}");
  write("src/pages/index.tsx", "1");
  write("package.json", "{}");
  writeSite();
});
afterEach(() => rmSync(root, { recursive: true }));

test("a site is built once that is noted", () => {
  expect(isBuilt(root, {}, false)).toBe(false);
  noteBuilt(root, {}, false);
  expect(isBuilt(root, {}, false)).toBe(true);
});

test.each([
  "content/home.json",
  "src/pages/index.tsx",
  "src/new.css",
  "static/a.txt",
  "gatsby-node.ts",
])("a change of %s asks for a new build", (file) => {
  noteBuilt(root, {}, false);
  write(file, "changed");
  expect(isBuilt(root, {}, false)).toBe(false);
});

test.each(["src/pages/index.test.tsx", "src/gatsby-types.d.ts", "docs/a.md", "server/main.ts"])(
  "a change of %s does not",
  (file) => {
    noteBuilt(root, {}, false);
    write(file, "changed");
    expect(isBuilt(root, {}, false)).toBe(true);
  },
);

test("another address of the site asks for a new build, other variables do not", () => {
  noteBuilt(root, { SITE_URL: "https://a.example" }, false);
  const same = { SITE_URL: "https://a.example", PORT: "1", GATSBY_TELEMETRY_DISABLED: "1" };
  expect(isBuilt(root, same, false)).toBe(true);
  expect(isBuilt(root, { SITE_URL: "https://b.example" }, false)).toBe(false);
  expect(isBuilt(root, { ...same, GATSBY_ANALYTICS_ID: "G-1" }, false)).toBe(false);
});

test("a build by other means, or a site that is gone, asks for a new build", () => {
  noteBuilt(root, {}, false);
  utimesSync(join(root, "public/index.html"), 1, 1);
  expect(isBuilt(root, {}, false)).toBe(false);
  noteBuilt(root, {}, false);
  rmSync(join(root, "public"), { recursive: true });
  expect(isBuilt(root, {}, false)).toBe(false);
});

test("where warnings count, only a build that was read for them counts", () => {
  noteBuilt(root, {}, false);
  expect(isBuilt(root, {}, true)).toBe(false);
  noteBuilt(root, {}, true);
  expect(isBuilt(root, {}, true)).toBe(true);
  expect(isBuilt(root, {}, false)).toBe(true);
});

test("a build without its files cannot be noted", () => {
  rmSync(join(root, "public/redirects.json"));
  expect(() => noteBuilt(root, {}, false)).toThrow("did not write all of");
});

test("warnings are the lines that begin with one, whatever their colour, but for those of a busy machine", () => {
  const output =
    "success build\n\u001b[33mwarn\u001b[39m Unused plugin\ninfo warn of nothing\n WARNING in x\n" +
    "warn This query took more than 15s to run — which might indicate\n";
  expect(warningsIn(output)).toEqual(["warn Unused plugin", " WARNING in x"]);
});
