/**
 * The size of pictures, for which gatsby-plugin-sharp asks probe-image-size. It ignores EXIF
 * orientation, so portraits of phones are cropped to landscapes
 * (https://github.com/gatsbyjs/gatsby/issues/30672), and some formats sharp reads. Remove when the
 * plugin measures with sharp, after EXIF rotation.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Node } from "gatsby";
import sharp from "sharp";
import { failOn } from "../../content/pictureLimits";
import { assertPatchApplies } from "./assertPatchApplies";

/** How gatsby-plugin-sharp reads pictures. */
export const sharpOptions = { failOn };

interface PictureSize {
  width: number;
  height: number;
  /** The format written besides AVIF. */
  type: string;
}

type Measure = (file: Node & { absolutePath: string }) => Promise<PictureSize>;

/** The upright size of a picture. Edge shows AVIF since version 121, so it gets another format, too. */
async function measure(bytes: Buffer): Promise<PictureSize> {
  const { autoOrient, format, hasAlpha } = await sharp(bytes, { failOn }).metadata();
  const plain = hasAlpha ? "webp" : "jpeg";
  return { ...autoOrient, type: format === "heif" ? plain : format };
}

/**
 * Makes gatsby-plugin-sharp measure pictures with sharp, after EXIF rotation.
 * @throws Error if the plugin no longer measures the way this replaces
 */
export function measurePictures(): void {
  const own = createRequire(`${process.cwd()}/package.json`);
  const plugin = own("gatsby-plugin-sharp") as { getImageSizeAsync?: Measure };
  const ofPlugin = createRequire(own.resolve("gatsby-plugin-sharp"));
  const probe = ofPlugin("probe-image-size") as { sync?: (bytes: Buffer) => unknown };
  const patch = { name: "measurePictures", packageName: "gatsby-plugin-sharp" };
  assertPatchApplies(plugin.getImageSizeAsync !== undefined, patch, "getImageSizeAsync");
  assertPatchApplies(probe.sync !== undefined, patch, "the function sync of probe-image-size");
  // By the MD5 of their bytes, as Gatsby knows files.
  const sizes = new Map<string, PictureSize>();
  plugin.getImageSizeAsync = async ({ absolutePath, internal }) => {
    const size = sizes.get(internal.contentDigest) ?? (await measure(await readFile(absolutePath)));
    sizes.set(internal.contentDigest, size);
    return size;
  };
  // Called for each width, after getImageSizeAsync.
  probe.sync = (bytes) => sizes.get(createHash("md5").update(bytes).digest("hex"));
}
