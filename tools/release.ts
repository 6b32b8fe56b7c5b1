/**
 * `npm run release`: builds what has changed and makes it live. `-- --built` makes public/ live as it
 * is, where it was built elsewhere; `-- --rollback` makes the release before live again.
 */
import { release, releaseBuilt, releasePrevious } from "./lib/release";

async function main(root: string, [option]: string[]): Promise<string> {
  if (option === undefined) return `Live: releases/${await release(root)}`;
  if (option === "--built") return `Live: releases/${await releaseBuilt(root)}`;
  if (option === "--rollback") return `Live: releases/${await releasePrevious(root)}`;
  throw new Error(`${option} is unknown: there are --built and --rollback.`);
}

main(process.cwd(), process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
