import { readJson } from "./check/readJson";

/** Stands in for an address that the content check is about to refuse. */
const standIn = "https://unknown.invalid";

/**
 * The origin all absolute addresses are built on, without a trailing slash: SITE_URL of the
 * environment, or the address in content/company.json. Where that file holds no address, the
 * content check stops the build with this and every other fault, so nothing is said here.
 * @throws if the value is not an http(s) origin (a path belongs in PATH_PREFIX).
 */
export function readSiteUrl(environment: NodeJS.ProcessEnv, root: string): string {
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
  if (url.pathname !== "/" || url.search || url.hash) {
    throw new Error(
      `${source}: "${value}" holds more than a host: give the host alone, and a path as PATH_PREFIX`,
    );
  }
  return url.origin;
}

export const siteUrl = readSiteUrl(process.env, process.cwd());
