/** Kinds of files that stand where a picture should, by their first bytes, whatever they are named. */

/** The pictures that browsers show and the build can resize; SVG only as it is. */
export const pictureKinds = {
  JPEG: [".jpg", ".jpeg"],
  PNG: [".png"],
  WebP: [".webp"],
  AVIF: [".avif"],
  SVG: [".svg"],
} as const satisfies Record<string, readonly string[]>;

export type PictureKind = keyof typeof pictureKinds;

/** The brands of ISO/IEC 14496-12 that name a kind; `mif1` and `msf1` stand for HEIC and AVIF alike. */
const boxed = (brands: string) => new RegExp(`^[^]{4}ftyp(?:${brands})`);

/* oxlint-disable no-control-regex -- They are bytes. */
const signatures = {
  JPEG: /^\xff\xd8\xff/,
  PNG: /^\x89PNG\r\n\x1a\n/,
  WebP: /^RIFF[^]{4}WEBP/,
  AVIF: boxed("avif|avis"),
  SVG: /^(?:\xef\xbb\xbf)?(?:\s|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>]/i,
  HEIC: boxed("hei[cfmsx]|hev[cmsx]|mif1|msf1"),
  GIF: /^GIF8/,
  TIFF: /^(?:II\*\0|MM\0\*)/,
  BMP: /^BM/,
  "JPEG XL": /^(?:\xff\x0a|\0{3}\x0cJXL )/,
  "JPEG 2000": /^\0{3}\x0cjP {2}/,
  Photoshop: /^8BPS/,
  PDF: /^%PDF-/,
  ZIP: /^PK\x03\x04/,
  video: /^(?:[^]{4}ftyp|\x1aE\xdf\xa3)/,
  HTML: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|!--|html|head|body|script|meta)\b/i,
  "Git LFS": /^version https:\/\/git-lfs\.github\.com\/spec\//,
} as const satisfies Record<string, RegExp>;
/* oxlint-enable no-control-regex */

export type FileKind = keyof typeof signatures;

const beginning = 4096;

/** The kind of a file, if it is one that people put into the place of a picture. */
export function fileKind(bytes: Buffer): FileKind | undefined {
  const start = bytes.toString("latin1", 0, beginning);
  const kinds = Object.keys(signatures) as FileKind[];
  return kinds.find((kind) => signatures[kind].test(start));
}

/** Whether a kind is one of pictures that can be used somewhere. */
export const isPictureKind = (kind: FileKind | undefined): kind is PictureKind =>
  kind !== undefined && kind in pictureKinds;
