import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** What a build reads. */
export const sources = [
  ...["content", "locales", "src", "static"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
  ...["babel.config.js", "postcss.config.js", "tsconfig.json"],
  ...["package.json", "package-lock.json"],
];

/** Files among the sources that a build writes or only tests read. */
const ignored = /(^src\/(gatsby-types\.d\.ts|theme\/variables\.css)|\.test\.tsx?)$/;

/** Files that every build writes, which reveal a build by other means. */
const results = ["public/index.html", "public/redirects.json", "public/page-data/app-data.json"];

const stampFile = ".cache/fts-build";

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/** The variables a build reads: the site's address, its editor and all that Gatsby passes to the browser. */
function settings(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(environment)
    .filter(([name]) =>
      /^(SITE_URL|PATH_PREFIX|EDITOR_\w+|GATSBY_(?!TELEMETRY_DISABLED$).*)$/.test(name),
    )
    .map(([name, value]) => `${name}=${value ?? ""}`)
    .sort();
}

/** A fingerprint of everything a build depends on. */
export function fingerprint(root: string, environment: NodeJS.ProcessEnv): string {
  const hash = createHash("sha256").update(settings(environment).join("\n"));
  const files = sources.flatMap((path) => filesBelow(root, path));
  for (const file of files.filter((name) => !ignored.test(name)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function stamp(root: string, environment: NodeJS.ProcessEnv): string | undefined {
  const times = results.map(
    (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs,
  );
  if (times.includes(undefined)) return undefined;
  return [fingerprint(root, environment), ...times].join("\n");
}

const withoutWarnings = "\nwithout warnings";

/**
 * Whether public/ holds what a build of the present sources would make; if `strict`, by a build
 * that was read for warnings and had none.
 */
export function isBuilt(root: string, environment: NodeJS.ProcessEnv, strict: boolean): boolean {
  const file = join(root, stampFile);
  const expected = stamp(root, environment);
  if (expected === undefined || !existsSync(file)) return false;
  const noted = readFileSync(file, "utf8");
  return noted === expected + withoutWarnings || (!strict && noted === expected);
}

/**
 * Records that public/ was built from the present sources and, if `strict`, without warnings.
 * @throws if the build left no site there.
 */
export function noteBuilt(root: string, environment: NodeJS.ProcessEnv, strict: boolean): void {
  const text = stamp(root, environment);
  if (text === undefined) throw new Error(`The build did not write all of ${results.join(", ")}.`);
  mkdirSync(dirname(join(root, stampFile)), { recursive: true });
  writeFileSync(join(root, stampFile), strict ? text + withoutWarnings : text);
}

/** Until the next noteBuilt public/ counts as not built: a build has begun to write there. */
export const forgetBuilt = (root: string): void => rmSync(join(root, stampFile), { force: true });
