/** The parts of an nginx configuration that follow from the rules; docs/deploy.md has the rest. */
import { defaultLanguage } from "../i18n/languages";
import { editorOpenerPolicy, editorPattern } from "./editor";
import { cacheRules, openerPolicy, securityHeaders } from "./headerRules";
import { hiddenPattern } from "./hiddenPaths";
import { notFoundPage, prefixedLanguages } from "./notFoundPages";
import { bothSlashForms, type Redirect } from "./redirects";

const nginxMap = (variable: string, lines: readonly string[]) =>
  `map $uri ${variable} {\n${lines.map((line) => `  ${line};\n`).join("")}}\n`;

/** A pattern of the site's paths for those of a host that has the site in a folder. */
const inFolder = ({ source }: RegExp, pathPrefix: string) =>
  source.replaceAll("^\\/", `^${pathPrefix.replaceAll(".", "\\.")}\\/`);

/**
 * nginx maps of the path: `$cache_control`, `$opener_policy`, `$hidden_path` (1 or 0) and
 * `$not_found_page`.
 */
export function nginxMaps(pathPrefix = ""): string {
  const matching = (pattern: RegExp) => `"~${inFolder(pattern, pathPrefix)}"`;
  return [
    nginxMap(
      "$cache_control",
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

/** The inside of an nginx `map $uri` block, both slash forms. */
export function nginxRedirects(redirects: readonly Redirect[], pathPrefix: string): string {
  return redirects
    .flatMap(({ from, to }) =>
      bothSlashForms(from).map((path) => `"${pathPrefix}${path}" "${pathPrefix}${to}";\n`),
    )
    .join("");
}
