import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Page } from "@playwright/test";

type Find = { id: string; nodes: { html: string; target: string[] }[] };

declare global {
  interface Window {
    axe?: {
      run: (
        context: { include: string[] },
        options: object,
      ) => Promise<{ violations: Find[]; incomplete: Find[] }>;
    };
  }
}

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
    within: ".Button-root, .ContactForm-send, .SearchField-submit",
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
    within: ".ServiceOffer-price, .StepStair-step, .EstimateSummary-root",
    reason: "words on less gold than that panel has",
  },
  {
    rule: "color-contrast",
    within: ".SummaryBar-root",
    reason:
      "opaque, with the colours of a card; axe compares what lies behind it, which differs along an amount",
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
    within: ".TourChart-drawing",
    reason:
      "axe decides nothing in a drawing; its words are dimmed ones on a card, computed there too",
  },
  {
    rule: "color-contrast",
    within: ".FoundQuestions-question",
    reason:
      "a found word in the box of a line that wraps; both have the colours of the page's text",
  },
  {
    rule: "color-contrast",
    within: "[data-scene]",
    reason: "words on a picture, measured in e2e/legible-scenes.spec.ts",
  },
  {
    rule: "color-contrast",
    within: ".LetterBand-root",
    reason: "white on the side of a dusk that its mask darkens: at least 5:1 at its brightest",
  },
  {
    rule: "color-contrast",
    within:
      "[data-language-line], [data-position=bottom-right], [data-load-failure], [data-consent]",
    reason:
      "what floats over the page has an opaque ground, which e2e/accessibility.spec.ts checks",
  },
  {
    rule: "color-contrast",
    within: ".TourTable-root, .ProjectDialog-description, [data-assistant] [id$=-note]",
    reason: "what is scrolled lies partly under the edge of what scrolls it",
  },
];

/** Of the version that belongs to the package for Playwright, without its comments. */
const source = readFileSync(
  createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The rules whose answer depends on the colour scheme. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds against WCAG 2.2 AA, or cannot decide and nobody has reviewed, each as its rule and
 * the element.
 */
export async function violations(
  page: Page,
  { within, rules, decidedOnly = false }: Scope = {},
): Promise<string[]> {
  // Once for each document: half a megabyte takes the page as long to read as it takes axe to answer.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([context, options, decidedOnly, reviewed]) => {
      const { violations, incomplete } = await window.axe!.run(context, options);
      const describe = (id: string, { html, target }: Find["nodes"][number]) =>
        `${id}: ${target.join(" ")} ${html.slice(0, 160)}`;
      const isReviewed = (id: string, target: string[]) =>
        reviewed.some(
          ({ rule, within }) =>
            rule === id && document.querySelector(target.join(" "))?.closest(within),
        );
      return [
        ...violations.flatMap(({ id, nodes }) => nodes.map((node) => describe(id, node))),
        ...(decidedOnly ? [] : incomplete).flatMap(({ id, nodes }) =>
          nodes
            .filter(({ target }) => !isReviewed(id, target))
            .map((node) => describe(`undecided ${id}`, node)),
        ),
      ];
    },
    [
      { include: within ? [within] : [] },
      {
        resultTypes: ["violations", "incomplete"],
        // Targets of 24 by 24 pixels (2.5.8), which axe leaves out by default.
        rules: { "target-size": { enabled: true } },
        ...(rules && { runOnly: { type: "rule", values: rules } }),
      },
      decidedOnly,
      reviewed,
    ] as const,
  );
}
