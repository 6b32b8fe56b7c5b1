/**
 * The site with every optional feature configured, proof filled in and more services than one page of
 * their list holds. Browser tests use this second build, made in a copy of the project with small pictures.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { readContent } from "../../src/content/readContent";
import { publicFiles } from "../../src/gatsby/postBuild/publicFiles";
import { servicesPerPage } from "../../src/i18n/listPages";
import { buildIfChanged } from "./build";
import { forgetBuilt, isBuilt } from "./buildStamp";
import { copyEnvironment, copyFolder, copyProject, removeBuild } from "./copyProject";
import { fillProof } from "./filledProof";
import { type Print } from "./run";
import { manyServices, replaceServices, type Service } from "./manyServices";

/** What the configured site is built with. The hosts belong to nobody (RFC 2606). */
export const configuredEnvironment = {
  GATSBY_ANALYTICS_ID: "G-TEST1234",
  PATH_PREFIX: "/site",
  GATSBY_CHAT_SCRIPT_URL: "https://chat.example.com/widget.js",
  GATSBY_CHAT_HOSTS: "https://frames.example.com",
  GATSBY_CONTACT_ENDPOINT: "https://forms.example/api/contact",
  EDITOR_BACKEND: "github",
  EDITOR_REPOSITORY: "company/website",
  EDITOR_BRANCH: "main",
} as const;

/** The services of the configured site: the project's own, then made-up ones, on two pages. */
export function configuredServices(): Service[] {
  return manyServices(readContent(process.cwd()).services, servicesPerPage + 2);
}

export const configuredFolder = copyFolder("configured");

const build = (force: boolean, print?: Print) =>
  buildIfChanged(configuredFolder, {
    environment: { ...configuredEnvironment, ...copyEnvironment },
    force,
    print,
  });

/** Builds the configured site unless it is there already. @returns the exit code of the build. */
export async function buildConfigured(print?: Print): Promise<number> {
  await copyProject(configuredFolder);
  replaceServices(configuredFolder, configuredServices());
  await fillProof(configuredFolder);
  // From nothing: a build with the caches of other packages gave webpack's runtime another hash.
  if (!isBuilt(configuredFolder, { ...process.env, ...configuredEnvironment }, false)) {
    await removeBuild(configuredFolder);
  }
  return (await build(false, print)).code;
}

/** Of which the second build has none, nor of webpack's, which a throw-away build does not keep. */
const fromNothing = ["webpack/babel", "made/pages", "made/search", "made/social"];

/**
 * Builds the configured site once more in its place: what visitors get from nothing, with the caches
 * of Gatsby and of Brotli. Two that were the same are not built a third time.
 * @returns the files that differ
 */
export async function compareBuilds(print?: Print): Promise<string[]> {
  // Goes with the build that it is of.
  const same = join(configuredFolder, ".cache/fts-same");
  if (existsSync(same)) return [];
  const site = join(configuredFolder, "public");
  const first = join(configuredFolder, "first");
  await rm(first, { recursive: true, force: true });
  await cp(site, first, { recursive: true });
  for (const cache of fromNothing) {
    await rm(join(configuredFolder, ".cache", cache), { recursive: true, force: true });
  }
  try {
    const { code } = await build(true, print);
    if (code !== 0) throw new Error("The second build failed.");
    const files = await differing(first, site);
    if (files.length === 0) writeFileSync(same, "");
    else forgetBuilt(configuredFolder);
    return files;
  } finally {
    await rm(first, { recursive: true, force: true });
  }
}

/** The files that only one of two sites has, or that differ in content. */
export async function differing(one: string, other: string): Promise<string[]> {
  const isSame = (path: string) => {
    const files = [join(one, path), join(other, path)] as const;
    return (
      files.every((file) => existsSync(file)) &&
      readFileSync(files[0]).equals(readFileSync(files[1]))
    );
  };
  const paths = new Set([...(await publicFiles(one)), ...(await publicFiles(other))]);
  return [...paths].filter((path) => !isSame(path)).sort();
}
