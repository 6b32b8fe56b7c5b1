import { alternatesRule } from "./rules/alternates";
import { dataAddressesRule } from "./rules/dataAddresses";
import { linksRule } from "./rules/links";
import { manifestsRule } from "./rules/manifests";
import { mixedLanguageRule } from "./rules/mixedLanguage";
import { orphansRule } from "./rules/orphans";
import { sharingRule } from "./rules/sharing";
import { sitemapRule } from "./rules/sitemap";
import { structuredDataRule } from "./rules/structuredData";
import { textsRule } from "./rules/texts";
import { vocabularyRule } from "./rules/vocabulary";
import { openSite, type Fault, type Rule } from "./site";

/** What a built site has to keep to. */
export const allRules: readonly Rule[] = [
  sitemapRule,
  alternatesRule,
  textsRule,
  mixedLanguageRule,
  linksRule,
  orphansRule,
  sharingRule,
  structuredDataRule,
  dataAddressesRule,
  manifestsRule,
  vocabularyRule,
];

export interface SiteCheck {
  pages: number;
  faults: Fault[];
}

/** Everything that crawlers would find wrong with a built site. Rejects where there is no site. */
export async function checkSite(
  root: string,
  rules: readonly Rule[] = allRules,
): Promise<SiteCheck> {
  const site = await openSite(root);
  try {
    const faults: Fault[] = [];
    if (site.pages.length === 0) faults.push({ page: root, reason: "holds no page" });
    for (const rule of rules) faults.push(...(await rule(site)));
    return { pages: site.pages.length, faults };
  } finally {
    site.close();
  }
}
