/**
 * Lints samples of code given as JSON on standard input and prints which rules each one breaks.
 * Its own process, because the lint tools and their configuration are ES modules, which jest
 * does not load. Rules that need types are left out, so that a sample may stand at any path.
 *
 * In: `{ path, text }[]`. Out: `{ rule, message }[][]` in the same order.
 */
import { text as readAll } from "node:stream/consumers";
import { ESLint } from "eslint";
import stylelint from "stylelint";
import tseslint from "typescript-eslint";

const eslint = new ESLint({
  overrideConfig: [{ files: ["**/*.{ts,tsx}"], ...tseslint.configs.disableTypeChecked }],
});

async function lintCode({ path, text }) {
  const [result] = await eslint.lintText(text, { filePath: path });
  return result.messages.map(({ ruleId, message }) => ({ rule: ruleId ?? "parser", message }));
}

async function lintStyle({ path, text }) {
  const { results } = await stylelint.lint({ code: text, codeFilename: path });
  return results[0].warnings.map(({ rule, text: message }) => ({ rule, message }));
}

const samples = JSON.parse(await readAll(process.stdin));
const broken = [];
for (const sample of samples) {
  broken.push(await (sample.path.endsWith(".css") ? lintStyle(sample) : lintCode(sample)));
}
process.stdout.write(JSON.stringify(broken));
