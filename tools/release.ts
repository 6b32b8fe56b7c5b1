/**
 * `npm run release`: builds what has changed and makes it live. `-- --rollback` makes the release
 * before live again, without a build.
 */
import { releasePrevious, release } from "./lib/release";

async function main(root: string, [option]: string[]): Promise<string> {
  if (option === undefined) return `Live: releases/${await release(root)}`;
  if (option === "--rollback") return `Live: releases/${await releasePrevious(root)}`;
  throw new Error(`${option} is unknown: there is --rollback.`);
}

main(process.cwd(), process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
