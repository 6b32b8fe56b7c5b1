import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeBuildInfo } from "../buildInfo";
import { isHidden } from "../hiddenPaths";
import { nginxHeaders, nginxMaps } from "../nginx";
import { isNotFoundPage } from "../notFoundPages";
import { meantPages, type Redirect } from "../redirects";
import { headersFile } from "../staticHosts";
import { publicFiles } from "./publicFiles";

/**
 * Writes what other hosts need to answer like our server: `_headers` and, under `.host`,
 * `nginx-maps.conf` and `nginx-headers.conf`; and what our server needs to know of the build.
 * @param root the folder of the built site, with its redirects.json
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
  const redirects = JSON.parse(await readFile(join(root, "redirects.json"), "utf8")) as Redirect[];
  const pages = paths
    .filter((path) => path.endsWith("/index.html"))
    .map((path) => path.replace(/index\.html$/, ""))
    .filter((path) => !isNotFoundPage(path));
  const maps = nginxMaps(pathPrefix, meantPages(pages, redirects));
  await writeFile(join(root, ".host/nginx-maps.conf"), maps);
  await writeFile(join(root, ".host/nginx-headers.conf"), nginxHeaders({ https }));
  await writeBuildInfo(root, { siteUrl, pathPrefix });
}
