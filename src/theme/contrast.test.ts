/** @jest-environment node */
import { readFileSync } from "node:fs";
import postcss, { type AtRule, type Rule } from "postcss";
import { contrast } from "../../tools/lib/contrast";
import { readContent } from "../content/readContent";

const schemes = ["dark", "light"] as const;
type Scheme = (typeof schemes)[number];

const files = ["src/theme/tokens.css", "src/sections/ContactForm/ContactForm.module.css"];
const figures = "src/components/GoldNumeral/GoldNumeral.module.css";
const closing = "src/sections/ClosingCall/ClosingCall.module.css";
const rules: Rule[] = [];
for (const file of files) {
  postcss.parse(readFileSync(file, "utf8")).walkRules((rule) => void rules.push(rule));
}

/** The custom properties that hold in a scheme, by the order in which the styles come. */
function tokensOf(scheme: Scheme, moreContrast: boolean): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const { selector, nodes, parent } of rules) {
    const media = parent?.type === "atrule" ? (parent as AtRule).params : "";
    if (media !== "" && !(moreContrast && media === "(prefers-contrast: more)")) continue;
    const ofScheme = /data-mantine-color-scheme(?:="(\w+)")?/.exec(selector);
    if (selector !== ":root" && (!ofScheme || (ofScheme[1] ?? scheme) !== scheme)) continue;
    for (const node of nodes) {
      if (node.type === "decl" && node.variable) tokens.set(node.prop, node.value);
    }
  }
  return tokens;
}

type Color = [number, number, number, number];

/** `#rgb`, `#rrggbb` or `rgb(r g b / a%)`. */
function parse(value: string): Color {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (hex) {
    const pairs =
      hex.length === 3 ? hex.match(/./g)!.map((digit) => digit + digit) : hex.match(/../g)!;
    const [r, g, b] = pairs.map((pair) => parseInt(pair, 16)) as [number, number, number];
    return [r, g, b, 1];
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)?.slice(1).map(Number);
  if (!parts) throw new Error(`Not a colour this test can read: ${value}`);
  return [parts[0]!, parts[1]!, parts[2]!, parts[3]! / 100];
}

/** How a colour looks upon an opaque one. */
const upon = ([r, g, b, alpha]: Color, ground: Color): Color => [
  ...([r, g, b].map((part, index) => part * alpha + ground[index]! * (1 - alpha)) as [
    number,
    number,
    number,
  ]),
  1,
];

const surfaces = ["--surface", "--surface-raised", "--surface-high"];

describe.each([
  ["as it comes", false],
  ["with more contrast", true],
])("%s", (_, more) => {
  describe.each(schemes)("in the %s scheme", (scheme) => {
    const tokens = tokensOf(scheme, more);
    const read = (name: string): Color => {
      const value = tokens.get(name)!;
      const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
      return other ? read(other) : parse(value);
    };
    const ratio = (color: Color, ground: Color) =>
      contrast(upon(color, ground).slice(0, 3), ground.slice(0, 3));

    test.each([
      ["--text", 7],
      ["--text-dimmed", more ? 7 : 4.5],
      ["--gold-text", 4.5],
      ["--error", 4.5],
      ["--success", 4.5],
      // Lines set apart what the space around them sets apart too, except for who asks for more.
      ["--hairline", more ? 3 : 1],
      ["--hairline-quiet", more ? 3 : 1],
    ])("%s has at least %d:1 on every surface, hovered or not", (name, least) => {
      for (const surface of surfaces.map(read)) {
        for (const ground of [surface, upon(read("--hover"), surface)]) {
          expect(ratio(read(name), ground)).toBeGreaterThanOrEqual(least);
        }
      }
    });

    test("the gold of marks and bars has 3:1 on every surface", () => {
      for (const surface of surfaces.map(read)) {
        expect(ratio(read("--gold"), surface)).toBeGreaterThanOrEqual(3);
      }
    });

    test("words on gold have 4.5:1 at every stop of its gradient", () => {
      const stops = tokens.get("--gold-gradient")!.match(/#\w+/g)!;
      expect(stops.length).toBeGreaterThan(1);
      for (const stop of stops) {
        expect(ratio(read("--ink-on-gold"), parse(stop))).toBeGreaterThanOrEqual(4.5);
      }
    });

    test("large figures in gold have 3:1 on every surface, at every stop", () => {
      const own = /light"[^{]*{[^}]*linear-gradient\(([^)]*)/.exec(readFileSync(figures, "utf8"))!;
      const gradient = scheme === "light" ? own[1]! : tokens.get("--gold-gradient")!;
      for (const stop of gradient.match(/#\w+/g)!) {
        for (const surface of surfaces.map(read)) {
          expect(ratio(parse(stop), surface)).toBeGreaterThanOrEqual(3);
        }
      }
    });

    test("words on the panel with a touch of gold have 4.5:1", () => {
      const touch = /rgb\([^)]*%\)/.exec(readFileSync(closing, "utf8"))![0];
      const ground = upon(parse(touch), read("--surface-high"));
      for (const name of ["--text", "--text-dimmed"]) {
        expect(ratio(read(name), ground)).toBeGreaterThanOrEqual(4.5);
      }
    });

    test("numbers in the colours of the modules have 4.5:1", () => {
      // As in ModuleCard.module.css.
      const [share, added] = scheme === "dark" ? [0.72, 255] : [0.7, 0];
      for (const { color } of readContent(process.cwd()).modules) {
        const mixed = parse(color).map((part) => part * share + added * (1 - share));
        expect(
          ratio([...mixed.slice(0, 3), 1] as Color, read("--surface-high")),
        ).toBeGreaterThanOrEqual(4.5);
      }
    });

    test("fields of forms have a border of 3:1 to both sides of it", () => {
      for (const ground of [...surfaces, "--field-surface"].map(read)) {
        expect(ratio(read("--field-border"), ground)).toBeGreaterThanOrEqual(3);
      }
    });
  });
});
