/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/temporaryFolder";
import { nuErrors, runsChecker } from "./lib/checkNu";

// It takes a second to start, and more on a busy machine.
jest.setTimeout(120_000);

function site(...bodies: string[]): string {
  const root = temporaryFolder("nu");
  bodies.forEach((body, index) => {
    mkdirSync(join(root, `page ${index}`));
    writeFileSync(
      join(root, `page ${index}/index.html`),
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>T</title></head><body>${body}</body></html>`,
    );
  });
  return root;
}

// Like the check itself, these have something to say only where there is a Java.
const testWithJava = runsChecker("java") ? test : test.skip;

testWithJava("a page as the standard has it has no error, whatever its CSS", async () => {
  // Of CSS it knows less than browsers do.
  const styled = '<p style="field-sizing: content">A</p>';
  expect(await nuErrors(site('<h1>A</h1><img src="/a.jpg" alt="">', styled))).toEqual([]);
});

testWithJava("finds what is against the standard, and says where", async () => {
  const [error, ...others] =
    (await nuErrors(site("<p>A</p>", '<ul aria-label=""><p>A</ul>'))) ?? [];
  expect(error).toMatch(/^\/page 1\/index\.html:1:\d+ .*“p” not allowed as child of .*“ul”/);
  expect(others).toEqual([]);
});

test("without Java it has nothing to say, neither good nor bad", async () => {
  expect(await nuErrors(site("<ul><p>A</ul>"), "no-such-java")).toBeUndefined();
});

test("a folder without pages is refused", async () => {
  await expect(nuErrors(site())).rejects.toThrow("holds no page");
});
