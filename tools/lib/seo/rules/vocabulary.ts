import { dataOf } from "../dataOf";
import { type Page, type Rule } from "../site";
import { vocabularyFaults, type DataNode } from "../vocabulary";

function nodesOf(page: Page): DataNode[] {
  try {
    return dataOf(page);
  } catch {
    // The rule of structured data says what is wrong with it.
    return [];
  }
}

/**
 * The structured data of every page is as schema.org has it. The pages are read together, since it
 * takes seconds to learn the vocabulary; what is wrong with one is wrong with all of its kind.
 */
export const vocabularyRule: Rule = ({ pages, siteUrl }) => {
  const nodes = pages.filter(({ indexable }) => indexable).flatMap(nodesOf);
  return vocabularyFaults(nodes).map((reason) => ({ page: siteUrl, reason }));
};
