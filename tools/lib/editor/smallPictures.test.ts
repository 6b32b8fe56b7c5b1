/** @jest-environment node */
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { smallPictures } from "./smallPictures";
import { contentCopy } from "./testing/contentCopy";

test("a picture that will look blurred is named with the size it needs", async () => {
  const root = contentCopy();
  const { image } = JSON.parse(readFileSync(join(root, "content/investment.json"), "utf8")) as {
    image: { src: string };
  };
  const file = join(root, "content", image.src);
  mkdirSync(dirname(file), { recursive: true });
  const create = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#000" } })
      .jpeg()
      .toFile(file);
  await create(300, 200);
  expect(await smallPictures(root, "en")).toMatchObject([
    { message: "has 300 × 200 pixels: use a picture of 1920 × 1080" },
  ]);
  await create(1920, 1080);
  expect(await smallPictures(root, "en")).toEqual([]);
});
