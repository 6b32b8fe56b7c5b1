/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Package {
  version?: string;
  dependencies?: Record<string, string>;
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
];

/**
 * Versions with a known weakness that Gatsby holds back, where no newer one has the same interface,
 * and why the weakness is out of reach. All that could be lifted is in package.json's `overrides`.
 */
const advisories: readonly [name: string, version: string, ids: string, reach: string][] = [
  [
    "webpack",
    "5.98.0",
    "GHSA-38r7-794h-5758, GHSA-8fgc-7cc6-rx7x",
    "modules loaded from the web (experiments.buildHttp), which is off",
  ],
  [
    "serialize-javascript",
    "5.0.1",
    "GHSA-5c6j-r48x-rmvq, GHSA-qj8w-gfj5-8c6v",
    "the build serialises its own options of cssnano with it",
  ],
  [
    "@parcel/reporter-dev-server",
    "2.8.3",
    "GHSA-qm9p-f9j5-w83w",
    "Parcel's server, which never starts: Gatsby compiles gatsby-*.ts with Parcel",
  ],
  ["file-type", "16.5.4", "CVE-2026-31808", "files that are fetched; this site fetches none"],
  ["uuid", "8.3.2", "GHSA-w5hq-g745-h8pq", "ids written into a given buffer; Gatsby gives none"],
];

const named = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
  "dependencies" | "devDependencies",
  object
>;

/** What the server that visitors reach is made of, besides Node. */
const served = Object.keys(named.dependencies);

/** The packages of these names and, by their names, all that they depend on. */
function withDependencies(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names.filter((each) => !found.has(each))) {
    found.add(name);
    for (const each of installed.filter((one) => one.name === name)) {
      withDependencies(Object.keys(each.dependencies ?? {}), found);
    }
  }
  return found;
}

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

test("`npm run sbom` lists every package that the project names, with its version and licence", () => {
  const printed = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 24,
  });
  const { bomFormat, components } = JSON.parse(printed) as {
    bomFormat: string;
    components: { name: string; version: string; licenses?: object[] }[];
  };
  expect(bomFormat).toBe("CycloneDX");
  for (const name of Object.keys({ ...named.dependencies, ...named.devDependencies })) {
    const { version, license = "none" } = packages[`node_modules/${name}`]!;
    const listed = components.find((each) => each.name === name && each.version === version);
    expect([name, JSON.stringify(listed?.licenses)]).toEqual([
      name,
      expect.stringContaining(license),
    ]);
  }
});

test("a package with a known weakness is still of that version, and not in the server", () => {
  const inServer = withDependencies(served);
  for (const [name, version] of advisories) {
    const versions = installed.filter((each) => each.name === name).map((each) => each.version);
    // Another version may be free of it: then the row goes.
    expect([name, ...versions]).toContain(version);
    expect(inServer).not.toContain(name);
  }
});
