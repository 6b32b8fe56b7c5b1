import { createHash } from "node:crypto";
import sharp, { type Metadata, type SharpOptions } from "sharp";
import { failOn, maxPixels } from "../pictureLimits";
import { type FileKind, fileKind, isPictureKind } from "./fileKinds";

/** What a file is that stands for a picture, as the build will read it. */
export interface PictureReading {
  kind: FileKind | undefined;
  /** As seen: upright. Undefined where not even the beginning can be read. */
  size?: { width: number; height: number };
  /** Whether nothing of it is missing; one that is too large is not read that far. */
  isWhole: boolean;
  /** Whether it is animated; the build takes its first frame. */
  isAnimated: boolean;
  /** Bits for each colour of a pixel. */
  depth: number;
  /** Whether it says where it was taken. */
  hasPlace: boolean;
}

/** What libjpeg warns of where pixels are lost. Its other warnings leave the picture as it was. */
const lossOfPixels = /premature end|bad (?:Huffman|arithmetic) code|instead of RST/i;

/** Reads every pixel, without keeping them. */
const readWhole = (bytes: Buffer, options: SharpOptions) =>
  sharp(bytes, { ...options, sequentialRead: true })
    .resize(64, 64, { fit: "inside" })
    .raw()
    .toBuffer();

async function isWhole(bytes: Buffer): Promise<boolean> {
  try {
    await readWhole(bytes, { failOn: "warning" });
    return true;
  } catch (warning) {
    if (lossOfPixels.test(String(warning))) return false;
    return readWhole(bytes, { failOn }).then(
      () => true,
      () => false,
    );
  }
}

/** Without its namespace an SVG is no picture in a page, though sharp draws it. */
const isNamedSvg = (bytes: Buffer) => bytes.includes("http://www.w3.org/2000/svg");

/** The entry of Exif that leads to a place (GPSInfo, 0x8825), in either order of bytes. */
const placeEntries = [
  Buffer.from("2588040001000000", "hex"),
  Buffer.from("8825000400000001", "hex"),
];

const namesPlace = ({ exif, xmp }: Metadata) =>
  placeEntries.some((entry) => exif?.includes(entry)) || (xmp?.includes("GPSLatitude") ?? false);

/** A PNG's animation is announced before its pixels (APNG); sharp knows nothing of it. */
const isAnimatedPng = (bytes: Buffer) => bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");

async function read(bytes: Buffer): Promise<PictureReading> {
  const found = fileKind(bytes);
  const nothing = { isWhole: false, isAnimated: false, depth: 8, hasPlace: false };
  const metadata = await sharp(bytes, { failOn, limitInputPixels: false })
    .metadata()
    // Why it cannot be read is told by its kind.
    .catch(() => undefined);
  if (!metadata) return { ...nothing, kind: found };
  const kind = found === "HEIC" && metadata.compression === "av1" ? "AVIF" : found;
  const size = metadata.autoOrient;
  const isRead = isPictureKind(kind) && size.width * size.height <= maxPixels;
  return {
    kind,
    size,
    isWhole: isRead && (kind !== "SVG" || isNamedSvg(bytes)) && (await isWhole(bytes)),
    isAnimated: (metadata.pages ?? 1) > 1 || (kind === "PNG" && isAnimatedPng(bytes)),
    depth: metadata.bitsPerSample ?? 8,
    hasPlace: namesPlace(metadata),
  };
}

const readings = new Map<string, Promise<PictureReading>>();

/** Reads a picture, once for as long as its bytes stay. */
export function readPicture(bytes: Buffer): Promise<PictureReading> {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const reading = readings.get(digest) ?? read(bytes);
  readings.set(digest, reading);
  return reading;
}
