import AxeBuilder from "@axe-core/playwright";
import { type Page } from "@playwright/test";

interface Scope {
  /** A selector of what is looked at; the whole page by default. */
  within?: string;
  /** The only rules that are asked. */
  rules?: string[];
  /** Leaves out what axe cannot decide, where the page looks unlike the one that was reviewed. */
  decidedOnly?: boolean;
}

/** What axe cannot decide and people did: per rule the elements, and why they pass. */
const reviewed: readonly { rule: string; within: string; reason: string }[] = [
  {
    rule: "color-contrast",
    within: ".ButtonLink-primary, .ContactForm-send, .SearchField-submit, .ProjectDialog-visit",
    reason: "ink on a gradient of golds, computed for every stop in src/theme/contrast.test.ts",
  },
  {
    rule: "color-contrast",
    within: ".GoldNumeral-root",
    reason: "large figures in a gradient of golds, computed there too",
  },
  {
    rule: "color-contrast",
    within: ".ClosingCall-panel",
    reason: "words on a panel with a touch of gold, computed there too",
  },
  {
    rule: "color-contrast",
    within: ".ServiceOffer-price, .StepStair-step",
    reason: "words on less gold than that panel has",
  },
  {
    rule: "color-contrast",
    within: ".ServiceDiagram-words",
    reason: "words on dots of a pixel in the colour of the quietest lines",
  },
  {
    rule: "color-contrast",
    within: ".ServiceCard-wide",
    reason: "dark in both schemes, and its picture fades out above the words",
  },
  {
    rule: "color-contrast",
    within: "select",
    reason: "its arrow, drawn beside the words, counts as a picture behind them",
  },
  {
    rule: "color-contrast",
    within: ".ModuleCard-number, .PointSteps-number",
    reason: "a figure or two beside a bar of colour or alone; computed there too",
  },
  {
    rule: "color-contrast",
    within: "[data-scene]",
    reason: "words on a picture, measured in e2e/legible-scenes.spec.ts",
  },
  {
    rule: "color-contrast",
    within:
      "[data-floating-bar], [data-position=bottom-right], [data-load-failure], [data-consent]",
    reason:
      "what floats over the page has an opaque ground, which e2e/accessibility.spec.ts checks",
  },
  {
    rule: "color-contrast",
    within: ".TourTable-root, .ProjectDialog-description, [data-assistant] [id$=-note]",
    reason: "what is scrolled lies partly under the edge of what scrolls it",
  },
];

/**
 * What axe finds against WCAG 2.2 AA, or cannot decide and nobody has reviewed, each as its rule and
 * the element.
 */
export async function violations(
  page: Page,
  { within, rules, decidedOnly }: Scope = {},
): Promise<string[]> {
  // In the page itself, which has no frames: a blank page for every run takes longer than the run.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations", "incomplete"],
    // Targets of 24 by 24 pixels (2.5.8), which axe leaves out by default.
    rules: { "target-size": { enabled: true } },
  });
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations: found, incomplete } = await axe.analyze();
  const undecided = (decidedOnly ? [] : incomplete).flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ id, ...node })),
  );
  const isReviewed = await page.evaluate(
    ([nodes, list]) =>
      nodes.map(({ id, target }) =>
        list.some(
          ({ rule, within }) =>
            rule === id && document.querySelector(target.join(" "))?.closest(within),
        ),
      ),
    [undecided.map(({ id, target }) => ({ id, target })), reviewed] as const,
  );
  return [
    ...found.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node }))),
    ...undecided
      .filter((_, index) => !isReviewed[index])
      .map(({ id, ...node }) => ({ id: `undecided ${id}`, ...node })),
  ].map(({ id, html, target }) => `${id}: ${target.join(" ")} ${html.slice(0, 160)}`);
}
