import { dataOf } from "../dataOf";
import { missingFields } from "../requiredFields";
import { missingNodes } from "../requiredNodes";
import { select, type Page, type Rule } from "../site";
import { visibleFaults } from "../visibleData";

function reasons(page: Page): string[] {
  if (!page.indexable) {
    const scripts = select(page, "script", { type: "application/ld+json" });
    return scripts.length > 0 ? ["is not to be found and has structured data"] : [];
  }
  try {
    const nodes = dataOf(page);
    return [...missingNodes(page, nodes), ...missingFields(nodes), ...visibleFaults(page, nodes)];
  } catch (error) {
    return [`has structured data that ${(error as Error).message}`];
  }
}

/** The structured data of every page has what search engines ask for, and says what it shows. */
export const structuredDataRule: Rule = ({ pages }) =>
  pages.flatMap((page) => reasons(page).map((reason) => ({ page: page.url, reason })));
