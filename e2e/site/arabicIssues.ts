import { type Page } from "@playwright/test";

/** The least line height of Arabic, as a multiple of the size: headings, then running text. */
const leading = { heading: 1.4, text: [1.8, 1.9] } as const;

/**
 * Violations of Arabic typesetting: letter-spacing, italics, capitals, another typeface than Cairo,
 * lines too close (and in running text of several lines, too far apart).
 */
export function arabicIssues(page: Page): Promise<string[]> {
  return page.evaluate(({ heading, text }) => {
    const issues: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const words = texts.map((node) => node.textContent).join("");
      if (!/\p{Script=Arabic}/u.test(words) || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)) {
        continue;
      }
      const style = getComputedStyle(element);
      // A word in another language than the page's, as in the switch, does not cost its typeface.
      const own = element.closest("[lang]") === document.documentElement;
      const size = parseFloat(style.fontSize);
      const inHeading = element.closest("h1, h2, h3, h4") !== null || size >= 20;
      const ratio = parseFloat(style.lineHeight) / size;
      const lines = element.getBoundingClientRect().height / parseFloat(style.lineHeight);
      const running = /^(P|LI|DD)$/.test(element.tagName) && lines >= 2;
      const [least, most] = inHeading ? [heading, Infinity] : running ? text : [1.39, Infinity];
      const problems = [
        !["normal", "0px"].includes(style.letterSpacing) && `letters spaced ${style.letterSpacing}`,
        style.fontStyle !== "normal" && style.fontStyle,
        /uppercase|capitalize/.test(style.textTransform) && style.textTransform,
        own && !/cairo/i.test(style.fontFamily) && `set in ${style.fontFamily}`,
        (ratio < least - 0.005 || ratio > most + 0.005) && `line height ${ratio.toFixed(2)}`,
      ].filter(Boolean);
      if (problems.length > 0) {
        const where = `<${element.tagName.toLowerCase()} class="${element.className}">`;
        issues.push(`${problems.join(", ")}: "${words.trim().slice(0, 40)}" in ${where}`);
      }
    }
    return [...new Set(issues)];
  }, leading);
}
