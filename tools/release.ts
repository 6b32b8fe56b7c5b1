/**
 * `npm run release`: builds the site and switches to it in one step, while the release before is
 * served; `npm run release -- --rollback` goes back to that one. See docs/deploy.md.
 */
import { join } from "node:path";
import { buildIfChanged } from "./lib/build";
import { publishRelease, rollBack } from "./lib/release";

async function main(args: string[]): Promise<void> {
  const root = join(__dirname, "..");
  const releases = join(root, "releases");
  if (args.includes("--rollback")) {
    console.log(`Serving the release before: ${rollBack(releases)}`);
    return;
  }
  const { code } = await buildIfChanged(root);
  if (code !== 0) throw new Error("Not released: the build failed. The site is as it was.");
  console.log(`Released: ${publishRelease(join(root, "public"), releases)}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
