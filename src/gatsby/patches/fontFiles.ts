import { assertPatchApplies } from "./assertPatchApplies";

const patch = { name: "fontFiles", packageName: "gatsby" };

/** A rule of webpack's configuration, as far as the patch reads it. */
export interface LoaderRule {
  test?: unknown;
  use?: { options: { limit?: number } }[];
}

/**
 * Keeps every font a file of its own. Gatsby inlines small ones as `data:` addresses, which the
 * policy of the pages refuses, and with them fonts that a page does not use. Remove when Gatsby
 * has a setting for the limit.
 * @throws if Gatsby has no rule for fonts
 */
export function keepFontFiles(rules: LoaderRule[]): void {
  const rule = rules.find(({ test }) => test instanceof RegExp && test.test(".woff2"));
  const options = rule?.use?.[0]?.options;
  assertPatchApplies(options?.limit !== undefined, patch, "the rule that inlines small fonts");
  if (options) options.limit = 0;
}
