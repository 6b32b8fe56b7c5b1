import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLanguage } from "../../i18n/languages";
import { cacheRule, cacheRules, securityHeaders, type CacheRule } from "./headerRules";
import { hiddenPattern, isHidden } from "./hiddenPaths";
import { notFoundPage, prefixedLanguages } from "./notFoundPages";
import { publicFiles } from "./publicFiles";
import { writeSiteFacts } from "./siteFacts";

/**
 * Patterns for the files of one cache rule, few enough for Cloudflare's limit of 100: a folder or
 * an extension where everything in it follows the rule, else the file itself.
 */
export function headerPaths(rule: CacheRule, paths: readonly string[]): string[] {
  const groupsOf = (path: string) => {
    const folder = /^\/[^/]+\//.exec(path)?.[0];
    const extension = /\.(?:js|css)$/.exec(path)?.[0];
    return [...(folder ? [`${folder}*`] : []), ...(extension ? [`/*${extension}`] : [])];
  };
  const files = paths.map((path) => ({
    path,
    groups: groupsOf(path),
    follows: cacheRule(path) === rule,
  }));
  const mixed = new Set(files.filter(({ follows }) => !follows).flatMap(({ groups }) => groups));
  const patterns = files
    .filter(({ follows }) => follows)
    .map(({ path, groups }) => groups.find((group) => !mixed.has(group)) ?? encodeURI(path));
  return [...new Set(patterns)].sort();
}

/** The folder a site is deployed in, as a setting of those who write for hosts; "" for the root. */
interface Prefixed {
  pathPrefix?: string;
}

/**
 * The `_headers` file of Netlify and Cloudflare. Both join the values of all rules that match, so no
 * two of them set Cache-Control for one file; what is left over gets their default, which asks
 * the server each time like ours.
 * @param paths the files of the site
 */
export function headersFile(
  paths: readonly string[],
  options: { https: boolean } & Prefixed,
): string {
  const { pathPrefix = "" } = options;
  const security = Object.entries(securityHeaders(options)).map(([name, value]) => ({
    name,
    value,
  }));
  const caching = cacheRules
    .filter(({ name }) => name !== "revalidated")
    .flatMap((rule) =>
      headerPaths(rule, paths).map((path) => ({
        path,
        headers: [{ name: "Cache-Control", value: rule.value }],
      })),
    );
  return [{ path: "/*", headers: security }, ...caching]
    .map(({ path, headers }) => {
      const lines = headers.map(({ name, value }) => `  ${name}: ${value}\n`);
      return `${pathPrefix}${path}\n${lines.join("")}`;
    })
    .join("\n");
}

const nginxMap = (variable: string, lines: readonly string[]) =>
  `map $uri ${variable} {\n${lines.map((line) => `  ${line};\n`).join("")}}\n`;

/** A pattern of the site's paths for those of a host that has the site in a folder. */
const inFolder = ({ source }: RegExp, pathPrefix: string) =>
  source.replaceAll("^\\/", `^${pathPrefix.replaceAll(".", "\\.")}\\/`);

/** nginx maps of the path: `$cache_control`, `$hidden_path` (1 or 0) and `$not_found_page`. */
export function nginxMaps({ pathPrefix = "" }: Prefixed = {}): string {
  const matching = (pattern: RegExp) => `"~${inFolder(pattern, pathPrefix)}"`;
  return [
    nginxMap(
      "$cache_control",
      cacheRules.map(({ pattern, value }) => `${matching(pattern)} "${value}"`),
    ),
    // Asked again for the not-found page, which is not hidden.
    nginxMap("$hidden_path", ["volatile", "default 0", `${matching(hiddenPattern)} 1`]),
    nginxMap("$not_found_page", [
      `default ${pathPrefix}${notFoundPage(defaultLanguage)}`,
      ...prefixedLanguages.map(
        ({ code, pattern }) => `${matching(pattern)} ${pathPrefix}${notFoundPage(code)}`,
      ),
    ]),
  ].join("\n");
}

/** The headers of every response for an nginx `server` block that includes the maps. */
export function nginxHeaders(options: { https: boolean }): string {
  const headers = { ...securityHeaders(options), "Cache-Control": "$cache_control" };
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
}

/**
 * Writes what other hosts need to answer like our server: `_headers` and, under `.host`,
 * `nginx-maps.conf` and `nginx-headers.conf`; and what our server needs to know of the build.
 * @param root the folder of the built site
 * @param siteUrl the site's public address
 * @param pathPrefix the folder of its host that the site lives in, or ""
 */
export async function writeHostFiles(
  root: string,
  siteUrl: string,
  pathPrefix: string,
): Promise<void> {
  const https = new URL(siteUrl).protocol === "https:";
  const compressed = /\.(?:br|gz)$/;
  const paths = (await publicFiles(root)).filter(
    (path) => !isHidden(path) && !compressed.test(path),
  );
  await mkdir(join(root, ".host"), { recursive: true });
  await writeFile(join(root, "_headers"), headersFile(paths, { https, pathPrefix }));
  await writeFile(join(root, ".host/nginx-maps.conf"), nginxMaps({ pathPrefix }));
  await writeFile(join(root, ".host/nginx-headers.conf"), nginxHeaders({ https }));
  await writeSiteFacts(root, { siteUrl, pathPrefix });
}
