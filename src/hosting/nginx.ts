/** The parts of an nginx configuration that follow from the rules; docs/deploy.md has the rest. */
import { defaultLanguage } from "../i18n/languages";
import { editorOpenerPolicy, editorPattern } from "./editor";
import { cacheRules, openerPolicy, securityHeaders } from "./headerRules";
import { hiddenPattern } from "./hiddenPaths";
import { notFoundPage, prefixedLanguages } from "./notFoundPages";
import { trailingCharacters } from "../i18n/writtenPaths";
import { writtenForms, type Redirect } from "./redirects";

const nginxMap = (variable: string, lines: readonly string[]) =>
  `map $uri ${variable} {\n${lines.map((line) => `  ${line};\n`).join("")}}\n`;

/** A pattern of the site's paths for those of a host that has the site in a folder. */
const inFolder = ({ source }: RegExp, pathPrefix: string) =>
  source.replaceAll("^\\/", `^${pathPrefix.replaceAll(".", "\\.")}\\/`);

/** A text for a regular expression over the bytes of a path, without anything nginx would read. */
const asPattern = (text: string) =>
  Array.from(Buffer.from(text), (byte) =>
    /\w/.test(String.fromCharCode(byte))
      ? String.fromCharCode(byte)
      : `\\x${byte.toString(16).padStart(2, "0")}`,
  ).join("");

/**
 * nginx maps that lead from an address to the page it means: `$meant_page`, or "". `$uri` decodes
 * `%2F` and merges slashes, so such addresses are flagged with 1.
 * @param pages where each meaning of an address leads, see meantPages
 */
function meantPageMaps(pages: ReadonlyMap<string, string>, pathPrefix: string): string {
  const prefix = asPattern(pathPrefix);
  const trailing = trailingCharacters.map(asPattern).join("|");
  const lines = (entries: string[]) => entries.map((entry) => `  ${entry};\n`).join("");
  return [
    `map $request_uri $odd_slashes {\n${lines([`"~*^[^?]*(?:%2f|//)" 1`])}}\n`,
    `map $odd_slashes$uri $meant_address {\n${lines([
      // As pages are written.
      `"~^${prefix}/(?:[a-z0-9-]+/)*$" -`,
      `"~*^1?(?<meant>${prefix}(?:/.*?)??)(?:/+index\\.html)?(?:/|${trailing})*+$" $meant/`,
    ])}}\n`,
    // As patterns: a text of a map may not be long.
    `map $meant_address $meant_page {\n${lines([
      '"-" ""',
      ...Array.from(
        pages,
        ([meaning, page]) =>
          `"~*^${asPattern(`${pathPrefix}${meaning}/`)}$" "${pathPrefix}${page}"`,
      ),
    ])}}\n`,
  ].join("\n");
}

/**
 * nginx maps of the path: `$cache_control`, `$opener_policy`, `$hidden_path` (1 or 0),
 * `$not_found_page` and `$meant_page`.
 * @param pages where each meaning of an address leads, see meantPages
 */
export function nginxMaps(pathPrefix = "", pages: ReadonlyMap<string, string> = new Map()): string {
  const matching = (pattern: RegExp) => `"~${inFolder(pattern, pathPrefix)}"`;
  return [
    // A redirect may change with the next release.
    `map $sent_http_location $cache_control {\n  default "${cacheRules[1].value}";\n  "" $file_cache_control;\n}\n`,
    nginxMap(
      "$file_cache_control",
      cacheRules.map(({ pattern, value }) => `${matching(pattern)} "${value}"`),
    ),
    nginxMap("$opener_policy", [
      `default ${openerPolicy}`,
      `${matching(editorPattern)} ${editorOpenerPolicy}`,
    ]),
    // Asked again for the not-found page, which is not hidden.
    nginxMap("$hidden_path", ["volatile", "default 0", `${matching(hiddenPattern)} 1`]),
    nginxMap("$not_found_page", [
      `default ${pathPrefix}${notFoundPage(defaultLanguage)}`,
      ...prefixedLanguages.map(
        ({ code, pattern }) => `${matching(pattern)} ${pathPrefix}${notFoundPage(code)}`,
      ),
    ]),
    meantPageMaps(pages, pathPrefix),
  ].join("\n");
}

/** The headers of every response for an nginx `server` block that includes the maps. */
export function nginxHeaders(options: { https: boolean }): string {
  const headers = {
    ...securityHeaders(options),
    "Cross-Origin-Opener-Policy": "$opener_policy",
    "Cache-Control": "$cache_control",
  };
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
}

/**
 * The inside of an nginx `map $uri` block: where old addresses lead, and else the page that an
 * address means. As patterns, since nginx compares texts regardless of case, and `/About/` would
 * lead to itself.
 */
export function nginxRedirects(redirects: readonly Redirect[], pathPrefix: string): string {
  const lines = redirects.flatMap(({ from, to }) =>
    writtenForms(from).map(
      (path) => `"~^${asPattern(pathPrefix + path)}$" "${pathPrefix}${to}";\n`,
    ),
  );
  return ["default $meant_page;\n", ...lines].join("");
}
