/** @jest-environment node */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSync, type Font } from "fontkit";
import sharp from "sharp";
import { allContentFiles } from "../../content/contentFiles";
import { company } from "../../content/model/company";
import { pagesOf } from "../../content/pages";
import { readContent } from "../../content/readContent";
import { languageCodes, languages, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { fontOf } from "../../i18n/fontOf";
import { textOfLength } from "../../../testing/samples";
import {
  drawSocialPicture,
  largestPicture,
  type Subject,
} from "../../seo/build/socialPictures/draw";
import { socialPicture } from "./field";
import { prepareFonts, type Fonts } from "../../seo/build/socialPictures/fonts";
import { type SetText, setText } from "../../seo/build/socialPictures/setText";
import type { NodeModel } from "../nodeContent";
import { subjectOf } from "./subject";

const project = process.cwd();
let fonts: Fonts;
beforeAll(async () => {
  fonts = await prepareFonts(project);
});

const content = readContent(project);

/** The content as Gatsby's resolvers see it. */
const nodeModel: NodeModel = {
  getNodeById: () => content.company,
  findAll: () => Promise.resolve({ entries: [], totalCount: () => Promise.resolve(9) }),
  findOne: <T>({ type, query }: { type: string; query: object }) => {
    const { filter } = query as { filter?: { path?: { eq: string } } };
    const file = allContentFiles.find((candidate) => candidate.type === type);
    const nodes = (file ? [content[file.name]].flat() : []) as { path?: string }[];
    const found = nodes.find(({ path }) => !filter?.path || path === filter.path.eq);
    return Promise.resolve((found ?? null) as T | null);
  },
};

/** The longest tagline that the content check takes. */
const { max: longestTagline } = company.shape.tagline.meta()!.characters as { max: number };

const subject = (language: Language, title: string): Subject => ({
  language,
  brand: "FTS",
  title,
  tagline: textOfLength(longestTagline, language),
  picture: join(project, "content/images/services/erp.jpg"),
});

/** What is not ground in a picture of text: its bounds and how much of the picture is ink. */
async function ink({ pixels, width, height }: SetText) {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { share: data.reduce((sum, value) => sum + value, 0) / data.length, ...info };
}

describe("the typeface", () => {
  const probe = (text: string, language: Language) =>
    setText({
      text,
      language,
      weight: 400,
      color: "#ffffff",
      width: 2000,
      settings: [{ size: 200, height: 600 }],
    });

  /** The width of a word's ink in pixels, as the font itself says, shaped and joined. */
  function widthIn(font: Font, word: string, size: number): number {
    const { minX, maxX } = font.layout(word).bbox;
    return ((maxX - minX) * size) / font.unitsPerEm;
  }

  const openFont = (part: string) => {
    const font = openSync(fonts.paths.find((path) => path.includes(part))!);
    return "fonts" in font ? font.fonts[0]! : font.getVariation({ wght: 400 });
  };

  test.each([
    ["ar", "cairo-arabic", "الخليج"],
    ["ar", "cairo-latin", "Commerce"],
    ["en", "figtree", "Commerce"],
  ] as const)("of %s is %s: %s is as wide as that font says", async (language, part, word) => {
    const { width } = await probe(word, language);
    expect(Math.abs(width - widthIn(openFont(part), word, 200))).toBeLessThanOrEqual(3);
  });

  test("differs from any other: the same word in the other language's font is not as wide", async () => {
    const [cairo, figtree] = await Promise.all([probe("Commerce", "ar"), probe("Commerce", "en")]);
    expect(Math.abs(cairo.width - figtree.width)).toBeGreaterThan(10);
  });

  test("Arabic is joined and set from the right: its letters apart would be wider", async () => {
    const joined = await probe("شركات", "ar");
    const apart = await probe(Array.from("شركات").join("\u200c"), "ar");
    expect(apart.width).toBeGreaterThan(joined.width * 1.1);
  });

  test("has every character of every title and tagline", async () => {
    const paths = ["/404.html", ...pagesOf(content).map(({ route }) => route)];
    for (const language of languageCodes) {
      const own = fonts.paths.filter((path) => path.includes(fontOf[language]));
      const known = new Set(own.flatMap((path) => (openSync(path) as Font).characterSet));
      for (const path of paths) {
        const { title, tagline } = await subjectOf(project, localizePath(path, language), {
          nodeModel,
        });
        // Isolates order the text and have no shape.
        const shown = Array.from(`${title}${tagline}`).filter(
          (sign) => !/[\u2066-\u2069]/.test(sign),
        );
        expect(shown.filter((sign) => !known.has(sign.codePointAt(0)!))).toEqual([]);
      }
    }
  });
});

describe("a text", () => {
  const box = { weight: 700, color: "#ffffff", width: 600 };

  test.each(languageCodes)(
    "in %s is balanced: no line is a fraction of the others",
    async (language) => {
      const text = textOfLength(50, language).trim();
      const { width } = await setText({
        ...box,
        language,
        text,
        settings: [{ size: 48, height: 300 }],
      });
      const { width: whole } = await setText({
        ...box,
        width: 5000,
        language,
        text,
        settings: [{ size: 48, height: 100 }],
      });
      const lines = Math.ceil(whole / box.width);
      expect(lines).toBeGreaterThan(1);
      expect(width).toBeLessThan((whole / lines) * 1.35);
    },
  );

  test("takes the first setting that it fits into, and is refused where it fits none", async () => {
    const settings = [
      { size: 60, height: 40 },
      { size: 30, height: 400 },
    ];
    const set = await setText({ ...box, language: "en", text: textOfLength(80, "en"), settings });
    expect(set.size).toBe(30);
    await expect(
      setText({ ...box, language: "en", text: "A", settings: [{ size: 60, height: 10 }] }),
    ).rejects.toThrow('"A" is too long');
    await expect(
      setText({
        ...box,
        language: "en",
        text: "W".repeat(60),
        settings: [{ size: 60, height: 400 }],
      }),
    ).rejects.toThrow("is too long");
  });

  test("may hold what markup is made of", async () => {
    const plain = { ...box, language: "en" as const, settings: [{ size: 40, height: 60 }] };
    const set = await ink(await setText({ ...plain, text: 'A <b> & "C"' }));
    const bare = await ink(await setText({ ...plain, text: "A" }));
    expect(set.width).toBeGreaterThan(3 * bare.width);
  });
});

describe.each(languageCodes)("a picture in %s", (language) => {
  // Titles end with the brand in search results and are shorter; this is the longest that is taken.
  const longest = textOfLength(120, language).trim();

  test("has the declared format, even with the longest title", async () => {
    const jpeg = await drawSocialPicture(project, subject(language, longest));
    const { format, width, height } = await sharp(jpeg).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    expect(jpeg.length).toBeLessThan(largestPicture);
  });

  test("keeps its text inside its margins, whole", async () => {
    // What two pictures with different titles do not share is their titles.
    const [one, other] = await Promise.all([
      drawSocialPicture(project, subject(language, longest)),
      drawSocialPicture(project, subject(language, ".")),
    ]);
    const compared = await sharp(one)
      .composite([{ input: other, blend: "difference" }])
      .toBuffer();
    const difference = await sharp(compared).greyscale().threshold(110).raw().toBuffer();
    let [left, right, top, bottom] = [1200, 0, 630, 0];
    difference.forEach((value, index) => {
      if (value === 0) return;
      const [x, y] = [index % 1200, Math.floor(index / 1200)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    });
    // A margin on the reading side, the picture's own half on the other; logo above, line below.
    const start = languages[language].dir === "rtl" ? 1200 - right : left;
    const end = languages[language].dir === "rtl" ? 1200 - left : right;
    expect(start).toBeGreaterThanOrEqual(70);
    expect(start).toBeLessThan(90);
    expect(end).toBeLessThanOrEqual(72 + 680 + 2);
    expect(top).toBeGreaterThan(130);
    expect(bottom).toBeLessThan(490);
  });
});

describe("pictures of pages", () => {
  const root = mkdtempSync(join(tmpdir(), "social-"));
  beforeAll(() => {
    for (const name of ["node_modules", "content", "static"]) {
      symlinkSync(join(project, name), join(root, name), "junction");
    }
    mkdirSync(join(root, "public"));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test("are drawn once, and again when a word on them changes", async () => {
    const about = await subjectOf(root, "/ar/about/", { nodeModel });
    const address = await socialPicture(root, "/ar/about/", about);
    expect(address).toMatch(/^\/static\/social-ar-about-[0-9a-f]{8}\.jpg$/);
    const file = join(root, "public", address);
    utimesSync(file, 1, 1);
    expect(await socialPicture(root, "/ar/about/", about)).toBe(address);
    expect(statSync(file).mtimeMs).toBe(1000);
    const changed = await socialPicture(root, "/ar/about/", { ...about, title: "عنوان آخر" });
    expect(changed).not.toBe(address);
    expect(readdirSync(join(root, "public/static"))).toHaveLength(2);
  });

  test("show a picture that was replaced under its name", async () => {
    const picture = join(root, "replaced.jpg");
    const about = { ...(await subjectOf(root, "/about/", { nodeModel })), picture };
    const drawn: Buffer[] = [];
    for (const name of ["about.jpg", "investment.jpg"]) {
      copyFileSync(join(project, "content/images", name), picture);
      drawn.push(await drawSocialPicture(root, about));
    }
    expect(drawn[0]).not.toEqual(drawn[1]);
  });

  test("show the page's own picture, or the home page's first", async () => {
    const pictureAt = async (path: string) => (await subjectOf(root, path, { nodeModel })).picture;
    expect(await pictureAt("/services/erp-system/")).toBe(
      join(root, "content/images/services/erp.jpg"),
    );
    expect(await pictureAt("/about/")).toBe(join(root, "content/images/about.jpg"));
    expect(await pictureAt("/")).toBe(join(root, "content/images/hero/foundation.jpg"));
    expect(await pictureAt("/ar/contact/")).toBe(join(root, "content/images/hero/foundation.jpg"));
    expect(await pictureAt("/ar/404.html")).toBe(join(root, "content/images/hero/foundation.jpg"));
  });

  test("are not made of a page that is not there", async () => {
    await expect(subjectOf(root, "/nowhere/", { nodeModel })).rejects.toThrow('path "/nowhere/"');
  });
});
