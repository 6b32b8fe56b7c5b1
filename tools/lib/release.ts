import { join } from "node:path";
import { hasBuildInfo } from "../../src/hosting/buildInfo";
import { build, type BuildOptions } from "./build";
import { oneAtATime } from "./oneAtATime";
import { publish, rollBack } from "./publish";

const releasesOf = (root: string) => join(root, "releases");

/**
 * Builds the site unless it is built, and makes it the live release. Until then what was live stays
 * so, whatever fails or is killed.
 * @returns the id of the live release
 */
export const release = (root: string, options?: BuildOptions): Promise<string> =>
  oneAtATime(root, async () => {
    const { code } = await build(root, options);
    if (code !== 0) throw new Error("The site was not built; the reason stands above.");
    return publish(join(root, "public"), releasesOf(root));
  });

/** Makes the site in public/ the live release, without a build. Rejects where there is none. */
export const releaseBuilt = (root: string): Promise<string> =>
  oneAtATime(root, async () => {
    const site = join(root, "public");
    if (!hasBuildInfo(site)) {
      throw new Error("No built site in public/: copy it from where it was built.");
    }
    return publish(site, releasesOf(root));
  });

/** Makes the release before the live one live again. Rejects where there is none. */
export const releasePrevious = (root: string): Promise<string> =>
  oneAtATime(root, () => rollBack(releasesOf(root)));
