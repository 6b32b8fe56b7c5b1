/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import { watchContent } from "./watchContent";

const git = (root: string, ...command: string[]) =>
  execFileSync("git", ["-c", "user.name=Owner", "-c", "user.email=owner@fts.example", ...command], {
    cwd: root,
    stdio: "ignore",
  });

/** A repository with a service and a page, and what tells of its changes. */
async function watched() {
  const root = temporaryFolder("watch");
  mkdirSync(join(root, "content/services"), { recursive: true });
  writeFileSync(join(root, "content/home.json"), "home");
  writeFileSync(join(root, "content/services/erp.json"), "erp");
  git(root, "init", "--quiet");
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "content");
  let tell: () => void = () => undefined;
  const next = () => new Promise<void>((resolve) => (tell = resolve));
  const first = next();
  const stop = watchContent(root, () => tell());
  await first;
  return { root, next, stop, path: (name: string) => join(root, "content", name) };
}

type Watched = Awaited<ReturnType<typeof watched>>;

const replace = ({ path }: Watched, name: string, text: string) => {
  writeFileSync(path(`${name}.new`), text);
  renameSync(path(`${name}.new`), path(name));
};

const changes: Record<string, (place: Watched) => void> = {
  "a file is written in place": ({ path }) => writeFileSync(path("home.json"), "other"),
  "a file is replaced by another one": (place) => replace(place, "services/erp.json", "other"),
  "a file is added": ({ path }) => writeFileSync(path("services/cloud.json"), "cloud"),
  "a file is deleted": ({ path }) => rmSync(path("services/erp.json")),
  "a folder is added with files": ({ root, path }) => {
    cpSync(path("services"), join(root, "copy"), { recursive: true });
    renameSync(join(root, "copy"), path("projects"));
  },
  "a folder is deleted": ({ path }) => rmSync(path("services"), { recursive: true }),
};

test.each(Object.entries(changes))(
  "it tells when %s, and when git takes that back",
  async (_, change) => {
    const place = await watched();
    const { root, next, stop, path } = place;
    const names = () => readdirSync(path("."), { recursive: true }).sort();
    const before = names();
    for (const act of [
      () => change(place),
      () => git(root, "stash", "push", "--quiet", "--include-untracked", "content"),
      // What was replaced or made anew once is followed on.
      () => replace(place, "services/erp.json", "once more"),
      () => replace(place, "services/erp.json", "and again"),
    ]) {
      const told = next();
      act();
      await told;
    }
    expect(names()).toEqual(before);
    stop();
  },
);

test("it tells of the last of many changes", async () => {
  const place = await watched();
  const told = place.next();
  for (let count = 0; count < 200; count += 1) replace(place, "home.json", `${count}`);
  await told;
  const toldAgain = place.next();
  rmSync(place.path("."), { recursive: true });
  await toldAgain;
  const toldOfAll = place.next();
  git(place.root, "restore", "content");
  await toldOfAll;
  place.stop();
});

test("it is silent about other files", async () => {
  const place = await watched();
  let isTold = false;
  const told = place.next().then(() => (isTold = true));
  mkdirSync(join(place.root, "public"));
  writeFileSync(join(place.root, "public/home.json"), "built");
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(isTold).toBe(false);
  writeFileSync(place.path("home.json"), "other");
  await told;
  place.stop();
});
