/** @jest-environment node */
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { messageText, type Issue } from "./issue";
import {
  animatedGif,
  animatedPng,
  animatedWebp,
  avif10,
  fields,
  half,
  heic,
  orientations,
  placedJpeg,
  turnedJpeg,
  withBytesBetween,
  withFillBytes,
  withoutMiddle,
  withSamsungScan,
  withVideoBehind,
} from "../testing/phonePictures";
import { type Json, png, put, removeProjects, writeProject } from "../testing/testProject";
import { checkSources } from ".";
import { pictureIssues } from "./pictures";
import { inWords } from "../testing/inWords";

afterEach(removeProjects);

const erp = "content/services/erp.json";
const at = "image.src";

/** The message for the picture of the ERP service when it is named so. */
async function messageFor(src: string, prepare: (root: string) => void = () => undefined) {
  const root = writeProject((files) => (files[erp].image.src = src));
  prepare(root);
  const issues = inWords(await checkSources(root));
  expect(issues).toEqual([{ file: erp, at, message: expect.any(String) as string }]);
  return issues[0]!.message;
}

describe("the file that is named", () => {
  test("missing", async () => {
    expect(await messageFor("../images/gone.png")).toBe(
      "names a picture that is missing (../images/gone.png): add the file or correct the name",
    );
  });

  test("not named", async () => {
    expect(await messageFor("")).toBe("is empty: name the picture's file");
  });

  test.each(["../../secret.png", "/etc/logo.png", "https://fts-software.com/a.png", "../.."])(
    "outside content/: %s",
    async (src) => {
      expect(await messageFor(src, (root) => put(root, "secret.png", png))).toContain(
        `is outside content/ (${src}): move the picture into content/images`,
      );
    },
  );

  test("outside content/ through a link", async () => {
    const message = await messageFor("../images/link.png", (root) => {
      put(root, "secret.png", png);
      symlinkSync(path.join(root, "secret.png"), path.join(root, "content/images/link.png"));
    });
    expect(message).toContain("is outside content/");
  });

  test("a folder", async () => {
    expect(await messageFor("../images")).toBe("is a folder: name the picture's file");
    const named = (root: string) => mkdirSync(path.join(root, "content/images/a.jpg"));
    expect(await messageFor("../images/a.jpg", named)).toContain("is a folder");
  });

  test("a folder of pictures that is not there", async () => {
    const root = writeProject();
    rmSync(path.join(root, "content/images"), { recursive: true });
    const issues = inWords(await pictureIssues(root));
    expect(issues.filter((issue) => issue.at.endsWith(at)).length).toBe(8);
  });
});

describe("per language", () => {
  const dot = "../images/dot.png";
  const issuesOf = (change: (service: Json) => void) =>
    checkSources(writeProject((files) => change(files[erp]))).then(inWords);

  test("sound", async () => {
    expect(await issuesOf(({ image }) => (image.src = { en: dot, ar: dot }))).toEqual([]);
  });

  test.each<[string, string, Json, string, string]>([
    ["one missing", "src", { en: dot }, "ar", "is missing: name the Arabic picture's file"],
    ["one empty", "lightSrc", { en: dot, ar: "" }, "ar", "is empty: name the picture's file, or"],
    ["one not there", "lightSrc", { en: "gone.png", ar: dot }, "en", "names a picture that is mi"],
    ["an unknown one", "src", { en: dot, ar: dot, xx: "gone.png" }, "xx", "is an unknown field: "],
    ["no text", "src", { en: dot, ar: 1 }, "ar", "is 1: must be a text in double quotes"],
  ])("%s", async (_, field, value, language, message) => {
    expect(await issuesOf(({ image }) => (image[field] = value))).toEqual([
      {
        file: erp,
        at: `image.${field}.${language}`,
        message: expect.stringContaining(message) as string,
      },
    ]);
  });

  test("neither one nor several", async () => {
    expect(await issuesOf(({ image }) => (image.src = 1))).toEqual([
      { file: erp, at, message: "is 1: must be a picture's file, or one per language in braces" },
    ]);
  });
});

/** The issues of a project whose ERP service has a picture of these bytes and this name. */
async function issuesWith(name: string, bytes: Buffer): Promise<Issue[]> {
  const root = writeProject((files) => (files[erp].image.src = `../images/${name}`));
  put(root, `content/images/${name}`, bytes);
  return checkSources(root);
}

const jpeg = () => fields().jpeg().toBuffer();
const changedJpeg = (change: (bytes: Buffer) => Buffer) => async () => change(await jpeg());

describe("what phones, cameras and programs write passes", () => {
  test.each<[string, string, () => Promise<Buffer>]>([
    ["JPEG", "a.jpeg", jpeg],
    ["JPEG, progressive", "a.jpg", () => fields().jpeg({ progressive: true }).toBuffer()],
    ["JPEG, grey", "a.jpg", () => fields().greyscale().jpeg().toBuffer()],
    ["JPEG for printing (CMYK)", "a.jpg", () => fields().toColourspace("cmyk").jpeg().toBuffer()],
    ["JPEG of a Samsung phone", "a.jpg", changedJpeg(withSamsungScan)],
    ["JPEG with fill bytes", "a.jpg", changedJpeg(withFillBytes)],
    ["JPEG with bytes between segments", "a.jpg", changedJpeg(withBytesBetween)],
    ["motion photo", "a.jpg", changedJpeg(withVideoBehind)],
    ["JPEG with its place", "a.jpg", placedJpeg],
    ["JPEG in wide colours", "a.jpg", () => fields().withIccProfile("p3").jpeg().toBuffer()],
    ["PNG", "a.png", () => fields().png().toBuffer()],
    ["PNG, interlaced", "a.png", () => fields().png({ progressive: true }).toBuffer()],
    ["PNG with 16 bits", "a.png", () => fields().toColourspace("rgb16").png().toBuffer()],
    [
      "PNG with a palette and holes",
      "a.png",
      () => fields().ensureAlpha(0.5).png({ palette: true }).toBuffer(),
    ],
    ["WebP", "a.webp", () => fields().webp().toBuffer()],
    ["WebP without loss", "a.webp", () => fields().webp({ lossless: true }).toBuffer()],
    ["AVIF", "a.avif", () => fields().avif({ effort: 0 }).toBuffer()],
    ["one pixel", "a.png", () => Promise.resolve(png)],
  ])("%s", async (_, name, make) => {
    expect(await issuesWith(name, await make())).toEqual([]);
  });

  test.each(orientations)("JPEG in the orientation %i", async (orientation) => {
    expect(await issuesWith("a.jpg", await turnedJpeg(orientation))).toEqual([]);
  });

  test.each(["IMG 1.JPG", "صورة المكتب.jpg", "a#b.jpg", "100%.jpg", "what?.jpg", "a,b (1).Jpeg"])(
    "named %s",
    async (name) => {
      expect(await issuesWith(name, await jpeg())).toEqual([]);
    },
  );
});

const bytes = (text: string) => () => Promise.resolve(Buffer.from(text, "latin1"));

/** Everything that is refused: what it is, its name, its bytes, and what is said. */
const refused: [string, string, () => Promise<Buffer>, string][] = [
  ["nothing", "a.png", bytes(""), "is an empty file: export the picture again"],
  ["zeros", "a.jpg", bytes("\0".repeat(999)), "is no picture that can be used here: use .jpg,"],
  ["a page", "a.jpg", bytes("\n<!DOCTYPE html><html><svg/>"), "is a page and not the picture on"],
  ["HEIC", "a.heic", () => Promise.resolve(heic), "is a HEIC picture, which few browsers show: "],
  ["HEIC as .jpg", "a.jpg", () => Promise.resolve(heic), "is a HEIC picture, which few browsers"],
  ["AVIF with 10 bits", "a.avif", () => Promise.resolve(avif10), "is an AVIF picture with 10 bits"],
  ["GIF", "a.gif", animatedGif, "is in the format GIF, which cannot be used here: use .jpg,"],
  ["TIFF", "a.tif", () => fields().tiff().toBuffer(), "is in the format TIFF, which"],
  ["BMP", "a.bmp", bytes("BM6\0\0\0"), "is in the format BMP, which"],
  ["JPEG XL", "a.jxl", bytes("\xff\x0a\xfa\0\0"), "is in the format JPEG XL, which"],
  ["JPEG XL in boxes", "a.jxl", bytes("\0\0\0\x0cJXL \r\n\x87\n"), "is in the format JPEG XL"],
  ["PDF", "a.jpg", bytes("%PDF-1.4\n"), "is in the format PDF, which cannot be used here: use"],
  ["ZIP", "a.jpg", bytes("PK\x03\x04"), "is in the format ZIP, which cannot be used here: use"],
  ["video", "a.jpg", bytes("\0\0\0\x18ftypqt  "), "is a video: save one picture of it as JPEG"],
  [
    "SVG",
    "a.svg",
    bytes('<?xml version="1.0"?>\n<!-- > -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    "is in the format SVG, which cannot be used here: use .jpg,",
  ],
  [
    "Git LFS",
    "a.jpg",
    bytes("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 9\n"),
    "is a note of Git LFS in the picture's place: fetch the picture with",
  ],
  ["WebP that moves", "a.webp", animatedWebp, "is animated, and would stand still: export one"],
  ["PNG that moves", "a.png", animatedPng, "is animated, and would stand still: export one"],
  [
    "more pixels than a build holds",
    "a.png",
    () =>
      sharp({ create: { width: 12_000, height: 9000, channels: 3, background: "#000" } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    "has 12000 × 9000 pixels, too many to build with: make it at most 4000 pixels wide",
  ],
  [
    "a line",
    "a.png",
    () => fields({ width: 300, height: 2 }).png().toBuffer(),
    "has 300 × 2 pixels, hardly more than a line: use a picture whose longer side is at most 20 times",
  ],
  ["named wrongly", "a.jpg", () => Promise.resolve(png), "is a PNG picture named .jpg: name it"],
  ["without an ending", "a", jpeg, "is a JPEG picture named without an extension: name it .jpg"],
  ["half a JPEG", "a.jpg", changedJpeg(half), "is a JPEG picture that was cut off or damaged: "],
  ["JPEG without its middle", "a.jpg", changedJpeg(withoutMiddle), "is a JPEG picture that was cu"],
  ["the start of a JPEG", "a.jpg", changedJpeg((all) => all.subarray(0, 20)), "is a JPEG picture "],
  ["half a PNG", "a.png", async () => half(await fields().png().toBuffer()), "is a PNG picture th"],
  ["half a WebP", "a.webp", async () => half(await fields().webp().toBuffer()), "is a WebP pictur"],
  [
    "half an AVIF",
    "a.avif",
    async () => half(await fields().avif({ effort: 0 }).toBuffer()),
    "is a AVIF picture that was cut off or damaged: export it again",
  ],
];

describe("the rest is refused in words that help, in either language", () => {
  test.each(refused)("%s", async (_, name, make, message) => {
    const found = await issuesWith(name, await make());
    expect(found).toHaveLength(1);
    expect(messageText(found[0]!.message)).toContain(message);
    expect(messageText(found[0]!.message, "ar")).toMatch(/^[\p{Script=Arabic}\s]{5}/u);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const placedPng = () =>
  fields()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 12/1 0/1" } })
    .png()
    .toBuffer();

test.each<[string, () => Promise<Buffer>, string | undefined]>([
  ["logo.svg", bytes(`<?xml version="1.0"?>\n${svg}\n`), undefined],
  ["logo.png", () => Promise.resolve(png), undefined],
  ["logo.svg", bytes(svg.slice(0, -6)), "is a SVG picture that was cut off"],
  // Which a page shows nothing of.
  ["logo.svg", bytes(svg.replace(/ xmlns="[^"]*"/, "")), "is a SVG picture that was cut off"],
  ["logo.jpg", jpeg, "use .svg, .png, .webp"],
  // Logos are shown as they are.
  ["logo.png", placedPng, "holds the place where it was taken"],
])("a client's logo as %s", async (name, make, message) => {
  const root = writeProject((files) => {
    const { title } = files["content/proof.json"].clients;
    const client = { name: title, logo: `./images/${name}` };
    files["content/proof.json"].clients.items = [client];
  });
  put(root, `content/images/${name}`, await make());
  const issues = inWords(await checkSources(root)).map((issue) => `${issue.at} ${issue.message}`);
  expect(issues).toEqual(
    message === undefined ? [] : [expect.stringMatching(`^clients.items\\[0\\].logo .*${message}`)],
  );
});
