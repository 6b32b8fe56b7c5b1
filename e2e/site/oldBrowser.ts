import { type Page } from "@playwright/test";
import postcss, { type AtRule, type Declaration, type Rule } from "postcss";

/** What browsers of 2021 drop: whole blocks, rules of such selectors, declarations of such values. */
const unknown = {
  blocks: /^(layer|container|property|starting-style)$/,
  conditions: /[<>]=?/,
  selectors: /:has\(|:nth-child\([^)]* of /,
  properties:
    /^(rotate|translate|scale|mask.*|container.*|text-wrap.*|field-sizing|interpolate-size)$/,
  values: /\b\d+(vi|vb|[dsl]v[hwbi]|cq\w+|lh)\b|color-mix\(|light-dark\(|oklch\(|\blinear\(/,
};

/** A style sheet as a browser of 2021 reads it. */
function readIn2021(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule: AtRule) => {
    if (/^not selector\(:has/.test(rule.params)) rule.replaceWith(rule.nodes ?? []);
    else if (unknown.blocks.test(rule.name) || unknown.conditions.test(rule.params)) rule.remove();
  });
  root.walkRules((rule: Rule) => {
    if (unknown.selectors.test(rule.selector)) rule.remove();
  });
  root.walkDecls((declaration: Declaration) => {
    const { prop, value } = declaration;
    // The value of a custom property is kept whatever it is.
    if (prop.startsWith("--")) return;
    if (unknown.properties.test(prop) || unknown.values.test(value)) declaration.remove();
  });
  return root.toString();
}

/**
 * Serves pages as a browser of 2021 has them: without the styles that came later, and without the
 * site's scripts, whose syntax it may not read.
 */
export async function browseAsIn2021(page: Page): Promise<void> {
  await page.route(/\.js$/, (route) => route.abort());
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // The policy allows style elements by the hash of what was sent.
    const free = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    const body = free.replace(
      /(<style[^>]*>)(.*?)(<\/style>)/gs,
      (_whole, open: string, css: string, close: string) => open + readIn2021(css) + close,
    );
    await route.fulfill({ response, body });
  });
}
