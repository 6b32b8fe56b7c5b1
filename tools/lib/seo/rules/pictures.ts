/** Pictures that no page shows, but messengers, search engines and phones do, are as declared. */
import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { languages } from "../../../../src/i18n/languages";
import { meta, single, type SeoIssue, type ParsedPage, type Site } from "../site";

/** In bytes; WhatsApp leaves larger pictures out. */
const largestSharingPicture = 200_000;

/** What is not as declared of the picture at an address; nothing where it is. */
export async function pictureIssues(
  url: string,
  size: string,
  { fileAt }: Site,
  most = Infinity,
): Promise<string[]> {
  const file = fileAt(url);
  if (file === undefined) return [`names the picture ${url}, which is not there`];
  const { width, height } = await sharp(file).metadata();
  const bytes = (await stat(file)).size;
  return `${width}x${height}` === size && bytes <= most
    ? []
    : [`names a picture of ${width}x${height}, ${bytes} bytes, as ${size}: ${url}`];
}

async function manifestIssues(page: ParsedPage, site: Site): Promise<string[]> {
  const address = single(page, "link", { rel: "manifest" }, "href");
  const url = new URL(address ?? "/", page.url);
  const file = address === undefined ? undefined : site.fileAt(url.href);
  if (file === undefined) return ["has no web manifest, or several"];
  const manifest = JSON.parse(await readFile(file, "utf8")) as {
    lang: string;
    icons: { src: string; sizes: string }[];
  };
  const { hrefLang } = languages[page.language];
  const icons = manifest.icons.map(({ src, sizes }) =>
    pictureIssues(new URL(src, url).href, sizes, site),
  );
  return [
    ...(manifest.lang === hrefLang ? [] : [`has a web manifest in ${manifest.lang}`]),
    ...(await Promise.all(icons)).flat(),
  ];
}

export async function* picturesRule(site: Site): AsyncGenerator<SeoIssue> {
  for (const page of site.pages.values()) {
    const shared = (name: string) => meta(page, `og:image${name}`, "property") ?? "";
    const size = `${shared(":width")}x${shared(":height")}`;
    const reasons = [
      ...(await pictureIssues(shared(""), size, site, largestSharingPicture)),
      ...(await manifestIssues(page, site)),
    ];
    for (const reason of reasons) yield { page: page.url, reason };
  }
}
