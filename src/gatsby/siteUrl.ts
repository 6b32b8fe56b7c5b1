import { normalizePathPrefix } from "../i18n/pathPrefix";
import { readJson } from "../content/check/readJson";

/** Stands in for an address that the content check is about to refuse. */
const standIn = "https://unknown.invalid";

/**
 * The address all absolute addresses are built on, without a trailing slash: the origin in SITE_URL
 * of the environment or else in content/company.json, and below it the folder in PATH_PREFIX. Where
 * the file holds no address, the content check stops the build with this and every other error, so
 * nothing is reported here.
 * @throws if the origin is not http(s) or holds a path, or PATH_PREFIX is not a path.
 */
export function readSiteUrl(environment: NodeJS.ProcessEnv, root: string): string {
  return readOrigin(environment, root) + normalizePathPrefix(environment.PATH_PREFIX);
}

function readOrigin(environment: NodeJS.ProcessEnv, root: string): string {
  if (environment.SITE_URL) return originOf(environment.SITE_URL, "SITE_URL");
  const value = companyUrl(root);
  return isWebAddress(value) ? originOf(value, "content/company.json › url") : standIn;
}

function companyUrl(root: string): string {
  const company = readJson(root, "content/company.json").value as { url?: unknown } | undefined;
  return String(company?.url);
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function originOf(value: string, source: string): string {
  if (!isWebAddress(value)) {
    throw new Error(
      `${source}: "${value}" is not a full address: write it like https://fts.example`,
    );
  }
  const url = new URL(value);
  if (url.href !== `${url.origin}/`) {
    throw new Error(
      `${source}: "${value}" holds more than a host: give the host alone, and a path as PATH_PREFIX`,
    );
  }
  return url.origin;
}

export const pathPrefix = normalizePathPrefix(process.env.PATH_PREFIX);
export const siteUrl = readSiteUrl(process.env, process.cwd());
