/** The files that configure Netlify and Cloudflare Pages. */
import { languages } from "../i18n/languages";
import { editorFolder, editorOpenerPolicy, isEditor } from "./editor";
import { cacheRuleFor, cacheRules, securityHeaders, type CacheRule } from "./headerRules";
import { notFoundPage, prefixedLanguages } from "./notFoundPages";
import { writtenForms, type Redirect } from "./redirects";

/** What a pattern may stand for together with others: a folder, or the scripts and styles of pages. */
const groupOf = (path: string) => /^\/(?:[^/]+\/|component---)/.exec(path)?.[0];

/**
 * Patterns for the files of one cache rule, few enough for Cloudflare's limit of 100: a group where
 * everything in it follows the rule, else the file itself. No file matches two of them.
 */
export function headerPaths(rule: CacheRule, paths: readonly string[]): string[] {
  const files = paths.map((path) => ({
    path,
    group: groupOf(path),
    follows: cacheRuleFor(path) === rule,
  }));
  const mixed = new Set(files.filter(({ follows }) => !follows).map(({ group }) => group));
  const patterns = files
    .filter(({ follows }) => follows)
    .map(({ path, group }) => (group && !mixed.has(group) ? `${group}*` : encodeURI(path)));
  return [...new Set(patterns)].sort();
}

/**
 * The `_headers` file of Netlify and Cloudflare. Both join the values of all matching rules, so no
 * two rules set Cache-Control for one file. All other files get the host's default, which asks the
 * server each time, like ours.
 * @param paths the files of the site
 */
export function headersFile(
  paths: readonly string[],
  options: { https: boolean; pathPrefix?: string },
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
  // Hosts join both values; browsers treat the result as `unsafe-none`, which the editor needs.
  const opener = [{ name: "Cross-Origin-Opener-Policy", value: editorOpenerPolicy }];
  const editor = paths.some(isEditor) ? [{ path: `${editorFolder}*`, headers: opener }] : [];
  return [{ path: "/*", headers: security }, ...editor, ...caching]
    .map(({ path, headers }) => {
      const lines = headers.map(({ name, value }) => `  ${name}: ${value}\n`);
      return `${pathPrefix}${path}\n${lines.join("")}`;
    })
    .join("\n");
}

/** A path as a line of `_redirects` has it, where `*`, `:name` and blanks mean something. */
const encodedForHosts = (path: string) =>
  encodeURI(path).replace(
    /[*:?#]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The `_redirects` file. Netlify serves an existing file rather than a redirect unless the status
 * has an exclamation mark, and needs the not-found page of a language; Cloudflare skips
 * such lines, reads the plain ones, and finds the nearest 404.html by itself. An old address that
 * differs from its page by case alone gives way to the page, wherever a host takes the two for one.
 */
export function redirectsFile(redirects: readonly Redirect[], pathPrefix: string): string {
  const differs = ({ from, to }: Redirect) => `${from}/`.toLowerCase() !== to.toLowerCase();
  const linesOf = (list: readonly Redirect[], status: string) =>
    list.flatMap(({ from, to }) =>
      writtenForms(from).map(
        (path) => `${pathPrefix}${encodedForHosts(path)} ${pathPrefix}${to} ${status}`,
      ),
    );
  const lines = [...linesOf(redirects.filter(differs), "301!"), ...linesOf(redirects, "301")];
  const notFound = prefixedLanguages.map(
    ({ code }) =>
      `${pathPrefix}${languages[code].pathPrefix}/* ${pathPrefix}${notFoundPage(code)} 404`,
  );
  return [...lines, ...notFound, ""].join("\n");
}
