import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { localizeRedirects, type Redirect } from "../../hosting/redirects";
import { nginxRedirects } from "../../hosting/nginx";
import { redirectsFile } from "../../hosting/staticHosts";
import type { Language } from "../../i18n/languages";
import { redirectPage, type RedirectWords } from "./redirectPage";

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
 * errors of localizeRedirects.
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
