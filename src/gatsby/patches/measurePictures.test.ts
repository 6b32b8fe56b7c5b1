/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import {
  fieldColors,
  fields,
  orientations,
  placedJpeg,
  turnedJpeg,
  uprightSize,
  withBytesBetween,
  withFillBytes,
  withSamsungScan,
  withVideoBehind,
} from "../../content/testing/phonePictures";
import { readPicture } from "../../content/check/readPicture";
import { measurePictures, sharpOptions } from "./measurePictures";

interface Job {
  inputPaths: string[];
  outputDir: string;
  args: object;
}

interface Plugin {
  setActions: (actions: { createJobV2: (job: Job) => Promise<void> }) => void;
  generateImageData: (options: object) => Promise<IGatsbyImageData | undefined>;
}

const plugin = jest.requireActual<Plugin>("gatsby-plugin-sharp");
const { setPluginOptions } = jest.requireActual<{ setPluginOptions: (options: object) => void }>(
  "gatsby-plugin-sharp/plugin-options",
);
const { IMAGE_PROCESSING } = jest.requireActual<{
  IMAGE_PROCESSING: (job: { inputPaths: { path: string }[] }) => Promise<void>;
}>("gatsby-plugin-sharp/gatsby-worker");

const folder = temporaryFolder("pictures");
const jobs: Promise<void>[] = [];

beforeAll(() => {
  measurePictures();
  setPluginOptions(sharpOptions);
  plugin.setActions({
    createJobV2: (job) => {
      const inputPaths = job.inputPaths.map((path) => ({ path }));
      const done = IMAGE_PROCESSING({ ...job, inputPaths });
      jobs.push(done);
      return done;
    },
  });
});

// Where the plugin puts public/.
beforeEach(() => void jest.spyOn(process, "cwd").mockReturnValue(folder));

const reporter = { panic: fail, error: fail, warn: fail };
function fail(...reasons: unknown[]): never {
  throw new Error(reasons.map(String).join("\n"));
}

/** What the site makes of a picture: the data of its element and the files, by their format. */
async function build(name: string, bytes: Buffer, args: object = {}) {
  const absolutePath = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(absolutePath, bytes);
  const contentDigest = createHash("md5").update(bytes).digest("hex");
  const { name: stem, ext } = parse(name);
  const file = {
    absolutePath,
    name: stem,
    extension: ext.slice(1).toLowerCase(),
    internal: { contentDigest },
  };
  const formats = ["auto", "avif"];
  const data = (await plugin.generateImageData({
    file,
    args: { layout: "constrained", placeholder: "none", formats, ...args },
    reporter,
  }))!;
  await Promise.all(jobs.splice(0));
  const sets = [data.images.fallback!.srcSet!, ...data.images.sources!.map((each) => each.srcSet)];
  const files = await Promise.all(
    sets.map(async (set) => {
      const [address] = set.split(",\n").at(-1)!.split(" ");
      const path = join(folder, "public", decodeURIComponent(address!));
      return [path.split(".").at(-1)!, await readFile(path)] as const;
    }),
  );
  return { data, files: Object.fromEntries(files) as Record<string, Buffer> };
}

/** The colour in the middle of each field. */
async function colorsOf(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 1, 2, 3].map((field) => {
    const x = Math.floor(info.width * (field % 2 ? 0.75 : 0.25));
    const y = Math.floor(info.height * (field > 1 ? 0.75 : 0.25));
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

const expectedColors = fieldColors.map((color) => [...Buffer.from(color.slice(1), "hex")]);

/** How far the colours are from what they should be, at most, of 255. */
const distance = (colors: number[][]) =>
  Math.max(...colors.flat().map((value, i) => Math.abs(value - expectedColors.flat()[i]!)));

/** Inks cannot show every colour of a screen. */
const ofInks = 90;
const ofScreens = 12;

const changedJpeg = (change: (bytes: Buffer) => Buffer) => async () =>
  change(await fields().jpeg({ quality: 95 }).toBuffer());

/** What it is, its name, its bytes, how far its colours may be off, and the formats made of it. */
type Sample = [string, string, () => Promise<Buffer>, number, string[]];

describe("is built as it is seen", () => {
  test.each<Sample>([
    ...orientations.map((turn): Sample => [
      `orientation ${turn}`,
      "a.jpg",
      () => turnedJpeg(turn),
      ofScreens,
      ["avif", "jpg"],
    ]),
    ["Samsung", "a.jpg", changedJpeg(withSamsungScan), ofScreens, ["avif", "jpg"]],
    ["fill bytes", "a.JPG", changedJpeg(withFillBytes), ofScreens, ["avif", "jpg"]],
    ["bytes between", "صورة 1.jpg", changedJpeg(withBytesBetween), ofScreens, ["avif", "jpg"]],
    ["motion photo", "a#b?.jpg", changedJpeg(withVideoBehind), ofScreens, ["avif", "jpg"]],
    [
      "wide colours",
      "100%.jpg",
      () => fields().withIccProfile("p3").jpeg({ quality: 95 }).toBuffer(),
      ofScreens,
      ["avif", "jpg"],
    ],
    [
      "inks",
      "a.jpg",
      () => fields().toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer(),
      ofInks,
      ["avif", "jpg"],
    ],
    [
      "16 bits",
      "a.png",
      () => fields().toColourspace("rgb16").png().toBuffer(),
      ofScreens,
      ["avif", "png"],
    ],
    [
      "interlaced, with a palette",
      "a.png",
      () => fields().png({ progressive: true, palette: true }).toBuffer(),
      ofScreens,
      ["avif", "png"],
    ],
    ["AVIF", "a.avif", () => fields().avif({ quality: 90 }).toBuffer(), ofScreens, ["avif", "jpg"]],
  ])("%s", async (_, name, make, tolerance, formats) => {
    const bytes = await make();
    expect(await readPicture(bytes)).toMatchObject({ isWhole: true, size: uprightSize });
    const { data, files } = await build(name, bytes);
    expect({ width: data.width, height: Math.round(data.height) }).toEqual(uprightSize);
    expect(Object.keys(files).toSorted()).toEqual(formats);
    for (const built of Object.values(files)) {
      const { width, height, depth, space, icc } = await sharp(built).metadata();
      expect({ width, height, depth, space, icc }).toEqual({
        ...uprightSize,
        depth: "uchar",
        space: "srgb",
        icc: undefined,
      });
      expect(distance(await colorsOf(built))).toBeLessThan(tolerance);
    }
  });

  test("one pixel, as wide as the page", async () => {
    const bytes = await fields({ width: 2, height: 2 }).resize(1).png().toBuffer();
    const { data } = await build("dot.png", bytes, { layout: "fullWidth" });
    expect(data.width / data.height).toBe(1);
  });
});

test("nothing built says where, when, by whom and with what it was taken", async () => {
  const bytes = await placedJpeg();
  expect(await readPicture(bytes)).toMatchObject({ hasPlace: true });
  const { files } = await build("placed.jpg", bytes);
  for (const built of Object.values(files)) {
    const { exif, xmp, iptc } = await sharp(built).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(built.includes("samsung")).toBe(false);
  }
});
