import sharp from "sharp";
import { languages, otherLanguages } from "../../../../src/i18n/languages";
import { socialPictureFormat } from "../../../../src/seo/socialPictureFormat";
import { meta, single, type Page, type Rule, type Site } from "../site";
import { titleOf } from "./texts";

/** In bytes; WhatsApp leaves larger pictures out. */
const largest = 200_000;

async function pictureFaults(page: Page, site: Site): Promise<string[]> {
  const { width, height, type } = socialPictureFormat;
  const picture = meta(page, "og:image", "property");
  if (!picture?.startsWith(`${site.siteUrl}/`)) {
    return [`has no picture for messengers on this site, but ${picture ?? "none or several"}`];
  }
  const declared = ["og:image:width", "og:image:height", "og:image:type"].map((name) =>
    meta(page, name, "property"),
  );
  const { status, body } = await site.ask(picture);
  if (status !== 200) return [`has a picture for messengers that answers ${status}: ${picture}`];
  const real = await sharp(body).metadata();
  const found = `${real.width} by ${real.height} ${real.format}, ${body.length} bytes`;
  return [
    ...(real.width === width &&
    real.height === height &&
    `image/${real.format}` === type &&
    body.length < largest
      ? []
      : [`has a picture for messengers of ${found}: ${picture}`]),
    ...(declared.join() === [width, height, type].join()
      ? []
      : [`declares its picture for messengers as ${declared.join(" ")}`]),
  ];
}

function wordFaults(page: Page): string[] {
  const title = titleOf(page);
  const expected: [name: string, by: "name" | "property", value: string | undefined][] = [
    ["og:title", "property", title],
    ["og:description", "property", meta(page, "description")],
    ["og:locale", "property", languages[page.language].openGraphLocale],
    ["og:image:alt", "property", title],
    ["twitter:card", "name", "summary_large_image"],
    ["og:type", "property", "website"],
    ["twitter:title", "name", title],
    ["twitter:description", "name", meta(page, "description")],
    ["twitter:image", "name", meta(page, "og:image", "property")],
    ["twitter:image:alt", "name", title],
  ];
  if (page.indexable) {
    expected.push(["og:url", "property", single(page, "link", { rel: "canonical" }, "href")]);
  }
  const [other] = otherLanguages(page.language);
  if (other) expected.push(["og:locale:alternate", "property", languages[other].openGraphLocale]);
  return expected.flatMap(([name, by, value]) => {
    const said = meta(page, name, by);
    return said === value ? [] : [`says ${name} "${said ?? ""}", not "${value ?? ""}"`];
  });
}

/** What messengers show of a page is the page's own, and its picture is of the right kind. */
export const sharingRule: Rule = async (site) => {
  const faults = await Promise.all(
    site.pages.map(async (page) =>
      [...wordFaults(page), ...(await pictureFaults(page, site))].map((reason) => ({
        page: page.url,
        reason,
      })),
    ),
  );
  return faults.flat();
};
