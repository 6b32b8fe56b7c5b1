/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import {
  fields,
  orientations,
  placedJpeg,
  turnedJpeg,
  withSamsungScan,
} from "../../content/testing/phonePictures";
import { drawSocialPicture } from "../../seo/build/socialPictures/draw";
import { prepareFonts } from "../../seo/build/socialPictures/fonts";

const folder = temporaryFolder("social");
const words = { language: "en", brand: "FTS", title: "A title", tagline: "A line" } as const;

let drawings = 0;

/** The preview image with this picture, as pixels and as a file. */
async function draw(bytes: Buffer) {
  drawings += 1;
  const picture = join(folder, `${drawings}`);
  writeFileSync(picture, bytes);
  const jpeg = await drawSocialPicture(process.cwd(), { ...words, picture });
  return { jpeg, pixels: await sharp(jpeg).raw().toBuffer() };
}

let upright: Buffer;
beforeAll(async () => {
  await prepareFonts(process.cwd());
  upright = (await draw(await fields().png().toBuffer())).pixels;
});

/** How far two images are from one another, for a value of 255, on average. */
const distance = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;

test.each<[string, () => Promise<Buffer>, number]>([
  ...orientations.map((turn): [string, () => Promise<Buffer>, number] => [
    `orientation ${turn}`,
    () => turnedJpeg(turn),
    2,
  ]),
  ["of a Samsung phone", async () => withSamsungScan(await fields().jpeg().toBuffer()), 2],
  ["in wide colours", () => fields().withIccProfile("p3").png().toBuffer(), 2],
  ["with 16 bits", () => fields().toColourspace("rgb16").png().toBuffer(), 2],
  ["with a palette", () => fields().png({ palette: true }).toBuffer(), 2],
  ["in inks", () => fields().toColourspace("cmyk").jpeg().toBuffer(), 20],
  ["in grey", () => fields().greyscale().png().toBuffer(), 60],
])("a picture %s is drawn as it is seen", async (_, make, tolerance) => {
  expect(distance((await draw(await make())).pixels, upright)).toBeLessThan(tolerance);
});

test("what is transparent is dark, whatever lies under it", async () => {
  const clear = await draw(await fields().ensureAlpha(0).png().toBuffer());
  const black = await draw(
    await sharp({ create: { width: 320, height: 200, channels: 3, background: "#000" } })
      .png()
      .toBuffer(),
  );
  expect(distance(clear.pixels, black.pixels)).toBeLessThan(1);
});

test("says nothing of who took the picture, and where", async () => {
  const { jpeg } = await draw(await placedJpeg());
  const { exif, xmp, iptc } = await sharp(jpeg).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
});
