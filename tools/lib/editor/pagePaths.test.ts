/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check/checkContent";
import { PageMemory } from "./pagePaths";
import { addRedirect } from "./redirects";
import { contentCopy, project } from "./testing/contentCopy";

function rememberedContent() {
  const root = contentCopy();
  const memory = new PageMemory();
  expect(memory.gone(root)).toEqual([]);
  const erp = join(root, "content/services/erp.json");
  return { root, memory, erp, whole: readFileSync(erp, "utf8") };
}

test("a deleted service leads to the list above it, and addresses that led to it lead on", () => {
  const { root, memory, erp } = rememberedContent();
  rmSync(erp);
  const gone = { from: "/services/erp-system/", to: "/services/" };
  expect(memory.gone(root)).toEqual([gone]);
  addRedirect(root, gone);
  expect(memory.gone(root)).toEqual([]);
  const redirects = JSON.parse(
    readFileSync(join(root, "content/redirects.json"), "utf8"),
  ) as unknown;
  expect(redirects).toContainEqual(gone);
  expect(redirects).toContainEqual({ from: "/services/erp/", to: "/services/" });
  expect(checkContent(root).filter(({ file }) => file.includes("redirects"))).toEqual([]);
});

test.each(["/services/erp-system", "/services/erp%2Dsystem/"])(
  "a redirect from %s is one from the page that has gone",
  (from) => {
    const { root, memory, erp } = rememberedContent();
    rmSync(erp);
    addRedirect(root, { from, to: "/services/" });
    expect(memory.gone(root)).toEqual([]);
  },
);

test("an address that led to the page in one language leads on in that language", () => {
  const { root } = rememberedContent();
  addRedirect(root, { from: "/old/", to: "/ar/services/erp-system/" });
  addRedirect(root, { from: "/services/erp-system/", to: "/services/" });
  const redirects = readFileSync(join(root, "content/redirects.json"), "utf8");
  expect(JSON.parse(redirects)).toContainEqual({ from: "/old/", to: "/ar/services/" });
});

test("a page that comes back to its first address has no redirect to itself", () => {
  const { root } = rememberedContent();
  addRedirect(root, { from: "/services/first/", to: "/services/second/" });
  addRedirect(root, { from: "/services/second/", to: "/services/first/" });
  const redirects = readFileSync(join(root, "content/redirects.json"), "utf8");
  const ofBoth = (JSON.parse(redirects) as { from: string }[]).filter(({ from }) =>
    /first|second/.test(from),
  );
  expect(ofBoth).toEqual([{ from: "/services/second/", to: "/services/first/" }]);
});

test("a page with another address leads there", () => {
  const { root, memory, erp, whole } = rememberedContent();
  writeFileSync(erp, whole.replace("/services/erp-system/", "/services/erp-suite/"));
  expect(memory.gone(root)).toEqual([
    { from: "/services/erp-system/", to: "/services/erp-suite/" },
  ]);
  writeFileSync(erp, whole);
  // What was there for a moment has been there, too.
  expect(memory.gone(root)).toEqual([
    { from: "/services/erp-suite/", to: "/services/erp-system/" },
  ]);
});

test("a file that is wrong for a moment keeps its page", () => {
  const { root, memory, erp, whole } = rememberedContent();
  writeFileSync(erp, whole.slice(0, 100));
  expect(memory.gone(root)).toEqual([]);
});

test("the guide's undo takes back what was changed, added and deleted, and can be undone", () => {
  const { root, erp, whole } = rememberedContent();
  const run = (command: string) =>
    execFileSync(
      "git",
      ["-c", "user.name=Owner", "-c", "user.email=owner@fts.example", ...command.split(" ")],
      {
        cwd: root,
        encoding: "utf8",
      },
    );
  run("init --quiet");
  run("add --all");
  run("commit --quiet --message content");
  const guide = readFileSync(join(project, "docs/editing.md"), "utf8");
  const [look, undo, redo] = Array.from(
    guide.matchAll(/^git ((?:status|stash)[^#\n]*?) *(?:#.*)?$/gm),
    ([, command = ""]) => command,
  );
  writeFileSync(erp, whole.replace("5000", "5100"));
  writeFileSync(join(root, "content/services/new.json"), whole);
  rmSync(join(root, "content/services/cloud.json"));
  const changed = run("status --short");
  expect(run(look ?? "")).toContain("new.json");
  run(undo ?? "");
  expect(run("status --short")).toBe("");
  run(redo ?? "");
  expect(run("status --short")).toBe(changed);
});
