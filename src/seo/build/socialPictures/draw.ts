import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { failOn } from "../../../content/pictureLimits";
import { languages, type Direction, type Language } from "../../../i18n/languages";
import { socialPictureFormat } from "../../socialPictureFormat";
import { type SetText, setText } from "./setText";

/** What a social preview image holds. */
export interface Subject {
  language: Language;
  brand: string;
  title: string;
  /** A line below the title. */
  tagline: string;
  /** File of the picture behind them. */
  picture: string;
}

/** Raise this when the drawing changes, so that pictures of earlier builds are drawn again. */
export const design = 4;

/** In bytes; WhatsApp leaves larger pictures out. */
export const largestPicture = 200_000;

const { width, height } = socialPictureFormat;
const margin = 72;
const markSize = 60;
const textWidth = 680;
const titleHeight = 270;
/** Two lines that are a little smaller look better than three; after that as large as it fits. */
const titleSettings = [
  ...[70, 64, 58, 53].map((size) => ({ size, height: 2.7 * size })),
  ...[58, 52, 46, 41, 37].map((size) => ({ size, height: titleHeight })),
];
const brandSetting = { size: 44, height: markSize };
const taglineWidth = 800;
/** How far the picture is moved away from the text. */
const shift = 170;

/**
 * A dark gradient from the reading side and from below, behind the text, with a hairline of gold
 * above the last line.
 */
function scrim(dir: Direction): Buffer {
  const [from, to] = dir === "rtl" ? [1, 0] : [0, 1];
  const line = dir === "rtl" ? width - margin - textWidth : margin;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="side" x1="${from}" x2="${to}" y1="0" y2="0">
<stop offset="0"/><stop offset=".16" stop-opacity=".94"/><stop offset=".44" stop-opacity=".68"/><stop offset=".64" stop-opacity=".2"/><stop offset=".84" stop-opacity="0"/>
</linearGradient>
<linearGradient id="below" x1="0" x2="0" y1="1" y2="0">
<stop offset="0" stop-opacity=".8"/><stop offset=".42" stop-opacity="0"/>
</linearGradient>
<linearGradient id="gold" x1="${from}" x2="${to}" y1="0" y2="0">
<stop offset="0" stop-color="#f4d873"/><stop offset=".5" stop-color="#b57e10"/><stop offset="1" stop-color="#b57e10" stop-opacity="0"/>
</linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#side)"/>
<rect width="${width}" height="${height}" fill="url(#below)"/>
<rect x="${line}" y="${height - 136}" width="${textWidth}" height="2" fill="url(#gold)"/>
</svg>`);
}

/** A text as sharp's `composite` takes it. */
const layer = ({ pixels, width, height }: SetText): sharp.OverlayOptions => ({
  input: pixels,
  raw: { width, height, channels: 4 },
});

interface Pixels {
  data: Buffer;
  info: sharp.Raw;
}

/** The pixels as they are, without a format that costs time or quality. */
const pixelsOf = (image: sharp.Sharp): Promise<Pixels> =>
  image.raw().toBuffer({ resolveWithObject: true });

const read = ({ data, info }: Pixels) => sharp(data, { raw: info });

/**
 * Renders the page picture as a darkened background, a little lighter because it is seen small. Its
 * main form lies at the far side of the text; the scrim covers the edge that moving it away leaves.
 */
async function drawBackground(picture: string, dir: Direction): Promise<Pixels> {
  const image = sharp(picture, { failOn })
    .autoOrient()
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#000" })
    .toColourspace("srgb")
    .linear(1.3)
    .extend({ left: shift, background: "#000" });
  const moved = read(await pixelsOf(image)).extract({ left: 0, top: 0, width, height });
  const turned = dir === "rtl" ? moved.flop() : moved;
  return pixelsOf(turned.composite([{ input: scrim(dir) }]).removeAlpha());
}

/** About 2 MB each. */
const maxCachedBackgrounds = 40;

/** The backgrounds this process has drawn: many pages share a picture. */
const backgrounds = new Map<string, Promise<Pixels>>();

async function background({ picture, language }: Subject): Promise<sharp.Sharp> {
  const { dir } = languages[language];
  const { mtimeMs } = await stat(picture);
  const key = `${dir} ${mtimeMs} ${picture}`;
  const known = backgrounds.get(key) ?? drawBackground(picture, dir);
  if (backgrounds.size >= maxCachedBackgrounds) backgrounds.clear();
  backgrounds.set(key, known);
  return read(await known);
}

async function compress(image: sharp.Sharp): Promise<Buffer> {
  const drawn = await pixelsOf(image);
  for (const quality of [86, 80, 72, 62, 50]) {
    const jpeg = await read(drawn).jpeg({ quality }).toBuffer();
    if (jpeg.length <= largestPicture) return jpeg;
  }
  throw new Error("a social preview image is too large in every quality");
}

/**
 * Draws the social preview image of a page: its own picture, its title and the brand, from
 * the side the language is read from. Needs prepareFonts. Rejects when the title does not fit.
 * @param root the project's folder
 */
export async function drawSocialPicture(root: string, subject: Subject): Promise<Buffer> {
  const { language, brand } = subject;
  const { dir } = languages[language];
  const box = { language, color: "#f6f3ec", width: textWidth };
  const [title, tagline, name, mark] = await Promise.all([
    setText({ ...box, text: subject.title, weight: 700, settings: titleSettings }),
    setText({
      ...box,
      text: subject.tagline,
      color: "#c9c3b5",
      weight: 500,
      width: taglineWidth,
      settings: [27, 25, 23, 21, 19].map((size) => ({ size, height: 1.7 * size })),
    }),
    setText({ ...box, language: "en", text: brand, weight: 800, settings: [brandSetting] }),
    readFile(join(root, "static/favicon.svg")).then((svg) =>
      sharp(svg, { density: (72 * markSize) / 64 })
        .resize(markSize, markSize)
        .toBuffer(),
    ),
  ]);
  /** The left edge of something of a width, at a distance from the side the text begins at. */
  const at = (distance: number, itsWidth: number) =>
    Math.round(dir === "rtl" ? width - distance - itsWidth : distance);
  // The brand is written from left to right in every language.
  const brandWidth = markSize + 16 + name.width;
  const brandLeft = at(margin, brandWidth);
  const titleTop = Math.round(164 + (titleHeight - title.height) / 2);
  return compress(
    (await background(subject)).composite([
      { input: mark, left: brandLeft, top: 60 },
      {
        ...layer(name),
        left: brandLeft + markSize + 16,
        top: Math.round(60 + (markSize - name.height) / 2),
      },
      { ...layer(title), left: at(margin, title.width), top: titleTop },
      {
        ...layer(tagline),
        left: at(margin, tagline.width),
        top: Math.round(height - 84 - tagline.height / 2),
      },
    ]),
  );
}
