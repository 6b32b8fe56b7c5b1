/**
 * `npm run release`: builds what has changed and makes it live. `-- --rollback` makes the release
 * before live again, without a build. `-- --verify` changes nothing: it builds the last commit twice
 * and compares.
 */
import { goBack, release } from "./lib/release";
import { compareBuilds } from "./lib/verify";

async function main(root: string, [option]: string[]): Promise<string> {
  if (option === undefined) return `Live: releases/${await release(root)}`;
  if (option === "--rollback") return `Live: releases/${await goBack(root)}`;
  if (option !== "--verify") throw new Error(`${option} is neither --rollback nor --verify.`);
  const differing = await compareBuilds(root);
  if (differing.length > 0) throw new Error(`Two builds differ:\n${differing.join("\n")}`);
  return "Two builds of the last commit are the same, byte for byte.";
}

main(process.cwd(), process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
