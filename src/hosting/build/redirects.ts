import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { localizeRedirects, type Redirect } from "../redirects";
import { nginxRedirects } from "../nginx";
import { redirectsFile } from "../staticHosts";
import type { Language } from "../../i18n/languages";
import { ignoreMissing } from "./files";
import { redirectPage, type RedirectWords } from "./redirectPage";

/** A redirect with the page that stands at the old address, for hosts that know no redirects. */
type WrittenRedirect = Redirect & { page?: string };

/** What no file system takes as a name. */
const unnameable = /[<>:"|?*\\]|[. ](?:\/|$)/;

/**
 * The file that a plain host answers an old address with: a folder's page, whatever the name of the
 * folder, or a file that is a page by its name.
 */
const pageFile = (from: string) => (/\.html?$/i.test(from) ? from : `${from}/index.html`);

/** The redirects written by an earlier build, or none. */
async function earlierRedirects(file: string): Promise<WrittenRedirect[]> {
  const text = await ignoreMissing(readFile(file, "utf8"));
  return text === undefined ? [] : (JSON.parse(text) as WrittenRedirect[]);
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes(code)) return false;
    throw error;
  }
}

/**
 * Writes the redirects into a built site, for every kind of host: a page per old address where a file
 * can have its name, `_redirects`, `redirects.json` (read by our server, which knows the path prefix
 * by itself) and `.host/nginx-redirects.map`. Pages of redirects that exist no more are removed.
 * Rejects with the errors of localizeRedirects, and when a file of the site has an old address.
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
  for (const { from, page } of await earlierRedirects(list)) {
    if (page && !site.pagePaths.has(`${from}/`)) await rm(join(root, page), { force: true });
  }
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  const written: WrittenRedirect[] = [];
  for (const { from, to, language } of redirects) {
    if (await isFile(join(root, from))) {
      throw new Error(`Redirects:\n${from} is a file of the site and cannot lead elsewhere`);
    }
    const page = pageFile(from);
    // Where case makes no difference, the page of /About/ would take the place of that of /about/.
    const isFree = !unnameable.test(from) && !(await isFile(join(root, page)));
    written.push({ from, to, ...(isFree && { page }) });
    if (!isFree) continue;
    await write(page, redirectPage({ language, to, siteUrl, pathPrefix, words: words[language] }));
  }
  await write("redirects.json", `${JSON.stringify(written, null, 2)}\n`);
  await write("_redirects", redirectsFile(redirects, pathPrefix));
  await write(".host/nginx-redirects.map", nginxRedirects(redirects, pathPrefix));
}
