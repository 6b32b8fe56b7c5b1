import sharp from "sharp";
import { dataOf } from "../dataOf";
import type { Fault, Page, Rule, Site } from "../site";

/** What a search box puts a term into; any term would do. */
const term = /\{search_term_string\}/;

/** In pixels, both ways; Google shows no smaller logo. */
const smallestLogo = 112;

interface Logo {
  url: string;
  width?: unknown;
  height?: unknown;
}

interface Named {
  /** Addresses of this site. */
  addresses: Set<string>;
  logos: Map<string, Logo>;
}

/** What the structured data of a page names; nothing where it cannot be read. */
function namedBy(page: Page): Named {
  const named: Named = { addresses: new Set(), logos: new Map() };
  const read = (key: string, value: unknown): unknown => {
    const own = ["url", "item", "urlTemplate"].includes(key);
    if (own && typeof value === "string") named.addresses.add(value.replace(term, "ERP"));
    if (key === "logo") named.logos.set(JSON.stringify(value), value as Logo);
    return value;
  };
  try {
    JSON.stringify(dataOf(page), read);
  } catch {
    // The rule of structured data says what is wrong with it.
  }
  return named;
}

async function addressFault(url: string, { siteUrl, ask }: Site): Promise<string[]> {
  if (!url.startsWith(`${siteUrl}/`)) return [`names ${url}, which is not on this site`];
  const { status } = await ask(url);
  return status === 200 ? [] : [`names ${url}, which answers ${status}`];
}

async function logoFault({ url, width, height }: Logo, { ask }: Site): Promise<string[]> {
  const { status, body } = await ask(url);
  // An address that does not answer is told of as such.
  if (status !== 200) return [];
  const real = await sharp(body).metadata();
  const small = Math.min(real.width, real.height) < smallestLogo;
  return small || `${real.width} ${real.height}` !== [width, height].join(" ")
    ? [`names a logo of ${real.width} by ${real.height} pixels: ${url}`]
    : [];
}

/** Every address of the site that structured data names is there, and the logo is as it says. */
export const dataAddressesRule: Rule = async (site) => {
  const found = site.pages.filter(({ indexable }) => indexable);
  const faults = await Promise.all(
    found.map(async (page): Promise<Fault[]> => {
      const { addresses, logos } = namedBy(page);
      const reasons = await Promise.all([
        ...[...addresses].map((url) => addressFault(url, site)),
        ...[...logos.values()].map((logo) => logoFault(logo, site)),
      ]);
      return reasons
        .flat()
        .map((reason) => ({ page: page.url, reason: `${reason} (structured data)` }));
    }),
  );
  return faults.flat();
};
