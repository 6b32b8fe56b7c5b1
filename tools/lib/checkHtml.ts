import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { pageFiles } from "./pageFiles";

/**
 * The rules of the HTML standard, without rules of style: Gatsby decides how pages are formatted.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }),
);

/**
 * The HTML errors of a built site's pages, each as one line with file, place and reason. Rejects
 * when the folder has no page.
 */
export async function htmlErrors(root: string): Promise<string[]> {
  const errors: string[] = [];
  for (const file of await pageFiles(root)) {
    const { results } = await validator.validateFile(join(root, file));
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages)) {
      errors.push(`${file}:${line}:${column} ${message} (${ruleId})`);
    }
  }
  return errors;
}
