/**
 * Lints samples of code given as JSON on standard input and prints which rules each one breaks.
 * Its own process, because ESLint's configuration is an ES module, which jest does not load.
 *
 * In: `{ path, text }[]`. Out: the names of the rules, `string[][]`, in the same order.
 */
import { text as readAll } from "node:stream/consumers";
import { ESLint } from "eslint";

const eslint = new ESLint();

const broken = [];
for (const { path, text } of JSON.parse(await readAll(process.stdin))) {
  const [{ messages }] = await eslint.lintText(text, { filePath: path });
  broken.push(messages.map(({ ruleId }) => ruleId ?? "parser"));
}
process.stdout.write(JSON.stringify(broken));
