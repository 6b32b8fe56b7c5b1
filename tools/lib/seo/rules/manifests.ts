import sharp from "sharp";
import { languages } from "../../../../src/i18n/languages";
import { localizePath } from "../../../../src/i18n/paths";
import { single, type Page, type Rule, type Site } from "../site";

interface Manifest {
  lang?: string;
  dir?: string;
  start_url?: string;
  icons?: { src: string; sizes: string }[];
}

async function iconFaults(manifest: Manifest, url: string, site: Site): Promise<string[]> {
  const faults = await Promise.all(
    (manifest.icons ?? []).map(async ({ src, sizes }) => {
      const { status, body } = await site.ask(new URL(src, url).href);
      if (status !== 200) return [`names the icon ${src}, which answers ${status}`];
      const { width, height } = await sharp(body).metadata();
      return `${width}x${height}` === sizes ? [] : [`calls the icon ${src} ${sizes}`];
    }),
  );
  return faults.flat();
}

async function reasons(page: Page, site: Site): Promise<string[]> {
  const address = single(page, "link", { rel: "manifest" }, "href");
  if (address === undefined) return ["has no web manifest, or several"];
  const url = new URL(address, page.url).href;
  const { status, body } = await site.ask(url);
  if (status !== 200) return [`has a web manifest that answers ${status}`];
  const manifest = JSON.parse(body.toString()) as Manifest;
  const { hrefLang, dir } = languages[page.language];
  const start = new URL(manifest.start_url ?? "", url).href;
  const home = site.siteUrl + localizePath("/", page.language);
  return [
    ...(manifest.lang === hrefLang && manifest.dir === dir
      ? []
      : [`has a web manifest in ${manifest.lang ?? "no language"}`]),
    ...(start === home ? [] : [`has a web manifest that starts at ${start}`]),
    ...(await iconFaults(manifest, url, site)),
  ];
}

/** Every page has the web manifest of its language, with icons of the sizes it says. */
export const manifestsRule: Rule = async (site) => {
  const faults = await Promise.all(
    site.pages.map(async (page) =>
      (await reasons(page, site)).map((reason) => ({ page: page.url, reason })),
    ),
  );
  return faults.flat();
};
