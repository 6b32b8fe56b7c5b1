import { bareLine } from "../i18n/visibleText";
import { normalizePathPrefix } from "../i18n/pathPrefix";
import { readJson } from "../content/check/readJson";
import { company } from "../content/model/company";
import { readableUrl } from "../content/readableHost";

/** Stands in for an address that the content check refuses. */
const standIn = "https://unknown.invalid";

/**
 * The address all absolute addresses are built on, without a trailing slash: the origin in SITE_URL
 * of the environment or else in content/company.json, and below it the folder in PATH_PREFIX. Whether
 * the file holds an address is for the content check to say.
 * @throws if SITE_URL is not http(s) or holds a path, or PATH_PREFIX is not a path.
 */
export function readSiteUrl(environment: NodeJS.ProcessEnv, root: string): string {
  return readOrigin(environment, root) + normalizePathPrefix(environment.PATH_PREFIX);
}

function readOrigin({ SITE_URL }: NodeJS.ProcessEnv, root: string): string {
  if (SITE_URL) return originOf(bareLine(SITE_URL));
  const { data } = company.shape.url.safeParse(companyUrl(root));
  return data === undefined ? standIn : new URL(data).origin;
}

function companyUrl(root: string): unknown {
  const facts = readJson(root, "content/company.json").value as { url?: unknown } | undefined;
  return facts?.url;
}

function originOf(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `SITE_URL: "${value}" is not a full address: write it like https://fts.example`,
    );
  }
  if (url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL: "${value}" holds more than a host: give the host alone, and a path as PATH_PREFIX`,
    );
  }
  return url.origin;
}

/** The folder in PATH_PREFIX; "" if that is no path: `readSiteUrl` reports it in the first hook. */
export const pathPrefix = pathPrefixOf(process.env);

function pathPrefixOf({ PATH_PREFIX }: NodeJS.ProcessEnv): string {
  try {
    return normalizePathPrefix(PATH_PREFIX);
  } catch {
    return "";
  }
}

const siteUrl = () => readSiteUrl(process.env, process.cwd());

/** Fields of `site.siteMetadata`: read when asked for, since content may be wrong at the start. */
export const siteUrlField = {
  SiteSiteMetadata: {
    siteUrl: { type: "String", resolve: siteUrl },
    readableUrl: { type: "String", resolve: () => readableUrl(siteUrl()) },
  },
};
