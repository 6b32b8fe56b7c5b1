/**
 * The site with every optional feature configured, proof filled in and more services than its menu
 * shows. Browser tests use this second build, made in a copy of the project with small pictures.
 */
import { readContent } from "../../src/content/readContent";
import { buildIfChanged } from "./build";
import { isBuilt } from "./buildStamp";
import { copyFolder, copyProject, removeBuild } from "./copyProject";
import { fillProof } from "./filledProof";
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

/** The services of the configured site: the project's own, then made-up ones. */
export function configuredServices(): Service[] {
  return manyServices(readContent(process.cwd()).services, 15);
}

export const configuredFolder = copyFolder("configured");

/** Builds the configured site unless it is there already. @returns the exit code of the build. */
export async function buildConfigured(): Promise<number> {
  await copyProject(configuredFolder);
  replaceServices(configuredFolder, configuredServices());
  await fillProof(configuredFolder);
  // From nothing: a build with the caches of other packages gave webpack's runtime another hash.
  if (!isBuilt(configuredFolder, { ...process.env, ...configuredEnvironment }, false)) {
    await removeBuild(configuredFolder);
  }
  const { code } = await buildIfChanged(configuredFolder, {
    environment: configuredEnvironment,
  });
  return code;
}
