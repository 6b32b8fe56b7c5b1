import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { pageFiles } from "./pageFiles";

/**
 * The rules of the HTML standard. Nothing of style: how a page is written is Gatsby's affair, what
 * it says is ours.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }),
);

/**
 * Where pages of a built site are not as the HTML standard has it, each as one line with file,
 * place and reason. Rejects when the folder holds no page.
 */
export async function htmlFaults(root: string): Promise<string[]> {
  const faults: string[] = [];
  for (const file of await pageFiles(root)) {
    const { results } = await validator.validateFile(join(root, file));
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${file}:${line}:${column} ${message} (${ruleId})`);
    }
  }
  return faults;
}
