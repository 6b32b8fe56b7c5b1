import AxeBuilder from "@axe-core/playwright";
import { type Page } from "@playwright/test";

interface Scope {
  /** A selector of what is looked at; the whole page by default. */
  within?: string;
  /** The only rules that are asked. */
  rules?: string[];
}

/** What axe finds against accessibility, each as its rule and the element. */
export async function violations(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  // In the page itself, which has no frames: a blank page for every run takes longer than the run.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
