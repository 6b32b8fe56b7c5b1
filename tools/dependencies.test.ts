/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Package {
  license?: string;
  integrity?: string;
}

const root = join(__dirname, "..");
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, Package>;
};
const installed = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ""), ...entry }));

/** Licences that ask for no more than to be named, by their SPDX identifiers. */
const allowed = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "Zlib"],
  ...["BlueOak-1.0.0", "CC0-1.0", "Unlicense", "Python-2.0", "OFL-1.1", "CC-BY-4.0"],
]);

/** What else is taken, and why: none of it is sent to visitors. */
const exceptions: readonly [name: RegExp, license: string, reason: string][] = [
  [/^@img\/sharp-/, "LGPL-3.0-or-later", "libvips, as it is, makes pictures in the build"],
  [/^@axe-core\/playwright$|^axe-core$/, "MPL-2.0", "as it is, in tests and Gatsby's linting"],
  [/^(busboy|streamsearch|xmlhttprequest-ssl|svg-tags)$/, "none", "MIT, named in an older field"],
  [/^linkfs$/, "none", "Unlicense, by its LICENSE"],
  [/^valid-url$/, "none", "MIT, by its LICENSE"],
  [/^parse-cache-control$/, "none", "BSD-3-Clause, by its LICENSE"],
];

/** Whether an SPDX expression is allowed by one choice of its ORs; no package nests them. */
function isAllowed(name: string, license = "none"): boolean {
  const isTaken = (one: string) =>
    allowed.has(one) || exceptions.some(([of, taken]) => taken === one && of.test(name));
  return license
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every(isTaken));
}

test("every package has a licence that the project can live with", () => {
  const refused = installed.filter(({ name, license }) => !isAllowed(name, license));
  expect(refused.map(({ name, license }) => `${name}: ${license ?? "none"}`)).toEqual([]);
});

test("every exception is needed, and another licence would be refused", () => {
  for (const [name, license] of exceptions) {
    expect(installed.some((each) => name.test(each.name) && !isAllowed("", each.license))).toBe(
      true,
    );
    expect(isAllowed("another", license)).toBe(false);
  }
  expect(isAllowed("any", "(GPL-3.0-only OR AGPL-3.0-only)")).toBe(false);
  expect(isAllowed("any", "(GPL-3.0-only OR MIT)")).toBe(true);
  expect(isAllowed("any", "MIT AND GPL-3.0-only")).toBe(false);
});

test("packages are what they were when they were chosen, and run nothing when installed", () => {
  expect(installed.filter(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
  expect(readFileSync(join(root, ".npmrc"), "utf8")).toContain("\nignore-scripts=true\n");
});
