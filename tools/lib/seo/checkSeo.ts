import { indexingRule } from "./rules/indexing";
import { linksRule } from "./rules/links";
import { picturesRule } from "./rules/pictures";
import { structuredDataRule } from "./rules/structuredData";
import { textsRule } from "./rules/texts";
import { openSite, type SeoIssue, type Rule } from "./site";

const rules: readonly Rule[] = [
  indexingRule,
  textsRule,
  linksRule,
  picturesRule,
  structuredDataRule,
];

/** Everything that crawlers would find wrong with a built site. Rejects where there is none. */
export async function checkSeo(root: string): Promise<{ pages: number; issues: SeoIssue[] }> {
  const site = await openSite(root);
  const issues: SeoIssue[] = [];
  if (site.pages.size === 0) issues.push({ page: root, reason: "holds no page" });
  for (const rule of rules) for await (const issue of rule(site)) issues.push(issue);
  return { pages: site.pages.size, issues };
}
