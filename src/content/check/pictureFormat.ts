/** A kind of picture. */
export interface PictureFormat {
  name: string;
  extensions: readonly string[];
  /** Whether the bytes begin like this kind. */
  begins: (bytes: Buffer) => boolean;
  /** Whether the bytes go on to the end that the kind demands; false when the file was cut off. */
  ends: (bytes: Buffer) => boolean;
}

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString("latin1", start, end);

/** Follows blocks that begin with their length; `next` gives the start of the block that follows. */
function followBlocks(
  bytes: Buffer,
  start: number,
  next: (offset: number) => number | "end",
): boolean {
  for (let offset = start; offset + 8 <= bytes.length;) {
    const following = next(offset);
    if (following === "end" || following === bytes.length) return true;
    if (following <= offset) return false;
    offset = following;
  }
  return false;
}

/** JPEG (ITU T.81): segments up to the first scan, then the end-of-image marker. */
function jpegEnds(bytes: Buffer): boolean {
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff && bytes[offset + 1] !== 0xda)
    offset += 2 + bytes.readUInt16BE(offset + 2);
  return bytes[offset + 1] === 0xda && bytes.indexOf(Buffer.from([0xff, 0xd9]), offset) > 0;
}

/** AVIF (ISO/IEC 14496-12): boxes with a 32-bit length; 1 announces a 64-bit one, 0 the rest. */
function boxEnd(bytes: Buffer, offset: number): number | "end" {
  const length = bytes.readUInt32BE(offset);
  if (length === 0) return "end";
  if (length !== 1) return offset + length;
  return offset + 16 <= bytes.length ? offset + Number(bytes.readBigUInt64BE(offset + 8)) : offset;
}

const svg: PictureFormat = {
  name: "SVG",
  extensions: [".svg"],
  begins: (bytes) => /^\uFEFF?\s*<(?:[?!][^]*?<)*svg[\s>]/.test(bytes.toString("utf8", 0, 2048)),
  ends: (bytes) => bytes.toString("utf8").trimEnd().endsWith("</svg>"),
};

/** What gatsby-plugin-image can resize. */
export const pictureFormats: readonly PictureFormat[] = [
  {
    name: "JPEG",
    extensions: [".jpg", ".jpeg"],
    begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
    ends: jpegEnds,
  },
  {
    name: "PNG",
    extensions: [".png"],
    begins: (bytes) => ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
    // Chunks of length, type, data and checksum, the last one being IEND.
    ends: (bytes) =>
      followBlocks(bytes, 8, (offset) =>
        ascii(bytes, offset + 4, offset + 8) === "IEND"
          ? "end"
          : offset + 12 + bytes.readUInt32BE(offset),
      ),
  },
  {
    name: "WebP",
    extensions: [".webp"],
    begins: (bytes) => ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP",
    ends: (bytes) => bytes.length > 20 && bytes.length >= 8 + bytes.readUInt32LE(4),
  },
  {
    name: "AVIF",
    extensions: [".avif"],
    begins: (bytes) => /^ftyp(avif|avis|mif1)$/.test(ascii(bytes, 4, 12)),
    ends: (bytes) => followBlocks(bytes, 0, (offset) => boxEnd(bytes, offset)),
  },
];

/** What a logo may be: formats that can leave its ground transparent, and are shown as they are. */
export const logoFormats: readonly PictureFormat[] = [
  svg,
  ...pictureFormats.filter(({ name }) => name === "PNG" || name === "WebP"),
];
