import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The origin all absolute addresses are built on, without a trailing slash: SITE_URL of the
 * environment, or the address in content/company.json.
 * @throws if the value is not an http(s) origin (a path belongs in PATH_PREFIX).
 */
export function readSiteUrl(environment: NodeJS.ProcessEnv, root: string): string {
  const source = environment.SITE_URL ? "SITE_URL" : "content/company.json › url";
  const value = environment.SITE_URL || companyUrl(root);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `${source}: "${value}" is not a full address: write it like https://fts.example`,
    );
  }
  if (url.pathname !== "/" || url.search || url.hash) {
    throw new Error(
      `${source}: "${value}" holds more than a host: give the host alone, and a path as PATH_PREFIX`,
    );
  }
  return url.origin;
}

function companyUrl(root: string): string {
  const company = JSON.parse(readFileSync(join(root, "content/company.json"), "utf8")) as {
    url?: unknown;
  };
  return String(company.url);
}

export const siteUrl = readSiteUrl(process.env, process.cwd());
