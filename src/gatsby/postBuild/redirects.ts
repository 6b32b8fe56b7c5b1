import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { languageCodes, languages, type Language } from "../../i18n/languages";
import { notFoundPage, prefixedLanguages } from "./notFoundPages";
import { redirectPage, type RedirectWords } from "./redirectPage";

/** An old address and its page, both with a slash at each end. */
export interface Redirect {
  from: string;
  to: string;
}

/** A redirect with the prefix of one language. */
export type LocalizedRedirect = Redirect & { language: Language };

/**
 * The redirects of every language. Throws one error that lists every fault: a target that is no
 * page, an old address that is one, an old address listed twice.
 * @param redirects paths without a language prefix, as content/redirects.json has them
 * @param pagePaths the paths of all pages, with their prefixes
 */
export function localizeRedirects(
  redirects: readonly Redirect[],
  pagePaths: ReadonlySet<string>,
): LocalizedRedirect[] {
  const localized = languageCodes.flatMap((language) =>
    redirects.map(({ from, to }) => ({
      language,
      from: languages[language].pathPrefix + from,
      to: languages[language].pathPrefix + to,
    })),
  );
  const seen = new Set<string>();
  const faults = localized.flatMap(({ from, to }) => {
    const found = [
      ...(pagePaths.has(to) ? [] : [`${from} leads to ${to}, which is not a page`]),
      ...(pagePaths.has(from) ? [`${from} is a page and cannot lead elsewhere`] : []),
      ...(seen.has(from) ? [`${from} is listed twice`] : []),
    ];
    seen.add(from);
    return found;
  });
  if (faults.length > 0) throw new Error(`Redirects:\n${faults.join("\n")}`);
  return localized;
}

const bothSlashForms = (path: string) => [path.replace(/\/$/, ""), path];

/**
 * The `_redirects` file. Netlify serves an existing file rather than a redirect unless the status
 * has an exclamation mark, and needs to be told the not-found page of a language; Cloudflare skips
 * such lines, reads the plain ones, and finds the nearest 404.html by itself.
 */
export function redirectsFile(redirects: readonly LocalizedRedirect[], pathPrefix: string): string {
  const lines = ["301!", "301"].flatMap((status) =>
    redirects.flatMap(({ from, to }) =>
      bothSlashForms(from).map((path) => `${pathPrefix}${path} ${pathPrefix}${to} ${status}`),
    ),
  );
  const notFound = prefixedLanguages.map(
    ({ code }) =>
      `${pathPrefix}${languages[code].pathPrefix}/* ${pathPrefix}${notFoundPage(code)} 404`,
  );
  return [...lines, ...notFound, ""].join("\n");
}

/** The inside of an nginx `map $uri` block, both slash forms. */
export function nginxRedirects(
  redirects: readonly LocalizedRedirect[],
  pathPrefix: string,
): string {
  return redirects
    .flatMap(({ from, to }) =>
      bothSlashForms(from).map((path) => `"${pathPrefix}${path}" "${pathPrefix}${to}";\n`),
    )
    .join("");
}

/** The pages written by an earlier build, or none. */
async function earlierRedirects(file: string): Promise<Redirect[]> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Redirect[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/**
 * Writes the redirects into a built site, for every kind of host: a page per old address,
 * `_redirects`, `redirects.json` (read by our server, which knows the path prefix by itself) and
 * `.host/nginx-redirects.map`. Pages of redirects that exist no more are removed. Rejects with the
 * faults of localizeRedirects.
 */
export async function writeRedirects(site: {
  /** The folder of the built site. */
  root: string;
  redirects: readonly Redirect[];
  pagePaths: ReadonlySet<string>;
  /** The site's public address. */
  siteUrl: string;
  /** The folder of its host that the site lives in, or "". */
  pathPrefix: string;
  words: Record<Language, RedirectWords>;
}): Promise<void> {
  const { root, siteUrl, pathPrefix, words } = site;
  const redirects = localizeRedirects(site.redirects, site.pagePaths);
  const list = join(root, "redirects.json");
  for (const { from } of await earlierRedirects(list)) {
    if (!site.pagePaths.has(from)) await rm(join(root, from, "index.html"), { force: true });
  }
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  for (const { from, to, language } of redirects) {
    const page = redirectPage({ language, to, siteUrl, pathPrefix, words: words[language] });
    await write(join(from, "index.html"), page);
  }
  const pairs = redirects.map(({ from, to }) => ({ from, to }));
  await write("redirects.json", `${JSON.stringify(pairs, null, 2)}\n`);
  await write("_redirects", redirectsFile(redirects, pathPrefix));
  await write(".host/nginx-redirects.map", nginxRedirects(redirects, pathPrefix));
}
