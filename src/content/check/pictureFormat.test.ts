/** @jest-environment node */
import sharp, { type FormatEnum } from "sharp";
import { pictureFormats } from "./pictureFormat";

const picture = (format: keyof FormatEnum) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#b57e10" } })
    .withMetadata()
    .toFormat(format)
    .toBuffer();

describe.each<[string, keyof FormatEnum]>([
  ["JPEG", "jpeg"],
  ["PNG", "png"],
  ["WebP", "webp"],
  ["AVIF", "avif"],
])("%s", (name, encoder) => {
  test("is known by its bytes and whole to its end", async () => {
    const bytes = await picture(encoder);
    const format = pictureFormats.find(({ begins }) => begins(bytes));
    expect(format?.name).toBe(name);
    expect(format?.ends(bytes)).toBe(true);
  });

  test("is known to be cut off, wherever", async () => {
    const bytes = await picture(encoder);
    const format = pictureFormats.find((candidate) => candidate.name === name);
    const cuts = Array.from({ length: 20 }, (_, index) => Math.floor((bytes.length * index) / 20));
    const whole = cuts.filter((length) => format?.ends(bytes.subarray(0, length)));
    expect(whole).toEqual([]);
  });
});
