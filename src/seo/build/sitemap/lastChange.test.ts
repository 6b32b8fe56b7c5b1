/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readLastChanges } from "./lastChange";

const base = mkdtempSync(join(tmpdir(), "history-"));
const root = join(base, "repository/site");
afterAll(() => rmSync(base, { recursive: true }));

function git(folder: string, args: string[], date = "2026-01-01T00:00:00Z") {
  const settings = [
    "-c",
    "user.name=T",
    "-c",
    "user.email=t@fts.example",
    "-c",
    "commit.gpgsign=false",
  ];
  execFileSync("git", [...settings, ...args], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: "2020-01-01T00:00:00Z" },
  });
}

function commit(files: Record<string, string>, date: string) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  git(root, ["add", "."]);
  git(root, ["commit", "-m", "change"], date);
}

beforeAll(() => {
  mkdirSync(root, { recursive: true });
  // The site may be a folder of a larger repository.
  git(join(base, "repository"), ["init", "-q"]);
  commit({ "content/home.json": "1", "content/ملف.json": "1" }, "2026-02-01T10:00:00+02:00");
  commit({ "content/about.json": "1", "src/a.ts": "1" }, "2026-03-01T00:00:00Z");
  commit({ "content/about.json": "2" }, "2026-04-01T00:00:00Z");
});

test("is the date of the last commit that changed a file, in UTC", async () => {
  const lastChange = await readLastChanges(root, "content");
  expect(lastChange("content/home.json")).toBe("2026-02-01T08:00:00.000Z");
  expect(lastChange("content/ملف.json")).toBe("2026-02-01T08:00:00.000Z");
  expect(lastChange("content/about.json")).toBe("2026-04-01T00:00:00.000Z");
});

test("does not follow the times of files, which a checkout sets", async () => {
  utimesSync(join(root, "content/home.json"), 1, 1);
  const lastChange = await readLastChanges(root, "content");
  expect(lastChange("content/home.json")).toBe("2026-02-01T08:00:00.000Z");
});

describe("is not known", () => {
  test("of what is not committed as it is", async () => {
    writeFileSync(join(root, "content/new.json"), "1");
    writeFileSync(join(root, "content/about.json"), "changed");
    const lastChange = await readLastChanges(root, "content");
    expect(lastChange("content/new.json")).toBeUndefined();
    expect(lastChange("content/about.json")).toBeUndefined();
    expect(lastChange("content/home.json")).toBeDefined();
    git(root, ["checkout", "-q", "content/about.json"]);
  });

  test("where the history was cut off", async () => {
    const clone = join(base, "clone");
    git(base, ["clone", "-q", "--depth", "1", pathToFileURL(join(base, "repository")).href, clone]);
    const lastChange = await readLastChanges(join(clone, "site"), "content");
    expect(lastChange("content/about.json")).toBeUndefined();
  });

  test("where there is no history", async () => {
    const folder = join(base, "plain");
    mkdirSync(folder);
    const lastChange = await readLastChanges(folder, "content");
    expect(lastChange("content/about.json")).toBeUndefined();
  });
});
