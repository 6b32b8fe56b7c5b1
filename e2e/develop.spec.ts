/** The first start of every command with content that is wrong, and errors while developing. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { removeBuild } from "../tools/lib/copyProject";
import { copyToDevelop, developEnvironment, removeCopy } from "../tools/lib/developServer";
import { freePort } from "../tools/lib/freePort";
import { inLanguage } from "../src/content/localize";
import { readContent } from "../src/content/readContent";
import { mistakes } from "./site/wrongContent";

// These limits only end a wait that would never end.
test.describe.configure({ mode: "serial", timeout: 600_000 });
const patience = { timeout: 300_000 };

const project = process.cwd();
const content = readContent(project);
/** The title of the page as its file has it, and as it is shown. */
const title = content.about.title.en;
const shownTitle = inLanguage(content, "en").about.title;
const pagePath = "/about/";

let root: string;
const inCopy = (path: string) => join(root, path);
const restore = (path: string) => {
  rmSync(inCopy(path), { recursive: true, force: true });
  cpSync(join(project, path), inCopy(path), { recursive: true });
};

test.beforeAll(async () => {
  root = await copyToDevelop("src/pages/about.tsx", "src/templates/InnerPage.tsx");
  for (const { make } of mistakes) await make(inCopy("content"));
});

test.afterAll(() => removeCopy(root));

interface Running {
  child: ChildProcess;
  /** What it has printed up to now. */
  printed: () => string;
}

/** Runs one of the project's commands in the copy. */
function run(command: string, environment: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, ["--import", "tsx", join(project, "tools", command)], {
    cwd: root,
    env: { ...developEnvironment(), CI: "", ...environment },
    // A process group of its own, since Gatsby starts more processes that have to end with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (part: string) => (output += part));
  }
  return { child, printed: () => stripVTControlCharacters(output) };
}

/** Which of the mistakes a text names in a line each, and what in it is no word for an owner. */
function namedIn(text: string) {
  const lines = text.split("\n");
  const unnamed = mistakes.filter(({ issue }) => !lines.some((line) => line.startsWith(issue)));
  const noise = lines.filter((line) =>
    /^\s*at .*:\d+|^\s*-.*\.js:\d+|^(?!content\/).{300}/.test(line),
  );
  return { unnamed: unnamed.map(({ name }) => name), noise };
}

const named = { unnamed: [], noise: [] };

for (const command of ["check-content.ts", "launch-check.ts", "build.ts", "release.ts"]) {
  test(`${command} prints the issues alone`, async () => {
    await removeBuild(root);
    const { child, printed } = run(command);
    expect(await once(child, "close")).toEqual([1, null]);
    expect(namedIn(printed())).toEqual(named);
  });
}

test.describe("the site beside the editor", () => {
  let site: string;
  let editor: string;
  let running: Running;

  test.beforeAll(async () => {
    const ports = [await freePort(), await freePort()];
    [site, editor] = ports.map((port) => `http://localhost:${port}`) as [string, string];
    await removeBuild(root);
    running = run("edit.ts", { SITE_PORT: `${ports[0]}`, EDIT_PORT: `${ports[1]}` });
  });

  test.afterAll(async () => {
    const { child } = running;
    const ended = once(child, "close");
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    await ended;
  });

  test("starts once what is wrong is corrected, and tells it until then", async ({ page }) => {
    await expect.poll(() => namedIn(running.printed()), patience).toEqual(named);
    await page.goto(editor);
    const issues = page.getByRole("status").getByRole("listitem");
    await expect(issues.filter({ hasText: "Price › Amount" })).not.toHaveCount(0);
    const frame = page.locator("iframe").last().contentFrame();
    await expect(frame.getByText("The website is starting.")).toBeVisible();

    restore("content");
    await expect(issues).toHaveCount(0, patience);
    const shown = () => page.frames().map((each) => each.url());
    await expect.poll(shown, patience).toContain(`${site}/`);
    expect(namedIn(running.printed()).noise).toEqual([]);
  });

  test("follows no file that is not JSON, names it alone, and goes on once it is one", async ({
    page,
  }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(site + pagePath);
    await expect(heading).toHaveText(shownTitle, patience);
    const about = inCopy("content/about.json");
    const text = readFileSync(about, "utf8");
    const before = running.printed().length;
    const printed = () => running.printed().slice(before);

    writeFileSync(about, text.slice(0, 300));
    await expect.poll(printed, patience).toMatch(/^content\/about\.json › line \d+, column \d+: /m);
    await expect(heading).toHaveText(shownTitle);
    const corrected = JSON.stringify(`Corrected: ${title}`);
    writeFileSync(
      about,
      text.replace(JSON.stringify(title), () => corrected),
    );
    await expect(heading).toHaveText(`Corrected: ${shownTitle}`, patience);
    expect(namedIn(printed()).noise).toEqual([]);
    expect(printed()).not.toContain("ERROR");

    restore("content/about.json");
    await expect(heading).toHaveText(shownTitle, patience);
  });

  test("shows an error of the code over the page and in the terminal, until it is corrected", async ({
    page,
  }) => {
    const file = inCopy("src/pages/about.tsx");
    const source = readFileSync(file, "utf8");
    const broken = source.replace(/\n {2}return \(/, `\n  if (data) throw new Error("Spoilt");$&`);
    expect(broken).not.toBe(source);
    const overlay = page.locator("gatsby-fast-refresh").getByText("Spoilt").first();
    const content = page.locator("main#content");
    await page.goto(site + pagePath);
    await expect(content).toBeVisible(patience);

    writeFileSync(file, broken);
    await expect(overlay).toBeVisible(patience);
    await expect
      .poll(running.printed)
      .toMatch(/^error in the browser on \/about\/: Spoilt \(src\/pages\/about\.tsx\)$/m);
    writeFileSync(file, source);
    await expect(content).toBeVisible(patience);
    await expect(overlay).toHaveCount(0);

    // Also where the page was opened with it.
    writeFileSync(file, broken);
    await expect(overlay).toBeVisible(patience);
    await page.reload();
    await expect(overlay).toBeVisible(patience);
    writeFileSync(file, source);
    await expect(content).toBeVisible(patience);
  });
});
