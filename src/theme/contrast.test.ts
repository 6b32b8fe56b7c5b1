/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contrast } from "../../testing/contrast";
import { readContent } from "../content/readContent";
import { isColor, ownTokens, parse, schemes, tokensOf, upon, type Color } from "./testing/colors";

const figures = "src/components/GoldNumeral/GoldNumeral.module.css";
const closing = "src/sections/ClosingCall/ClosingCall.module.css";

/** Layers of colour, the uppermost first: tokens, of which a part may be let through, or colours. */
type Ground = readonly string[];

const surfaces: Ground[] = [
  ["--mantine-color-body"],
  ["--surface-raised"],
  ["--mantine-color-default"],
];
const hovered = surfaces.map((ground) => ["--mantine-color-default-hover", ...ground]);
const everywhere = [...surfaces, ...hovered];
const over = (layer: string, grounds: Ground[]) => grounds.map((ground) => [layer, ...ground]);
const field: Ground[] = [["--field-surface"]];
/** The chips of the tour's tables. */
const goodChip: Ground = ["--mantine-color-success 8%", "--mantine-color-default"];
const badChip: Ground = ["--mantine-color-error 8%", "--mantine-color-default"];

/** A token of which a part is let through. */
const partOfToken = /color-mix\(in srgb, var\((--[\w-]+)\) (\d+%), transparent\)/;

/** A colour, the grounds it is seen on, and its minimum contrast, also for visitors who ask for more. */
const pairs: readonly [color: string, grounds: Ground[], min: number, minMore?: number][] = [
  ["--mantine-color-text", everywhere, 7],
  ["--mantine-color-text", field, 7],
  ["--mantine-color-default-color", [["--mantine-color-default"]], 7],
  ["--mantine-color-text", [goodChip, badChip], 4.5],
  // A found word, and the cover of a slow navigation upon whatever is below.
  ["--mantine-color-text", over("--mantine-color-gold-2 30%", everywhere), 4.5],
  [
    "--mantine-color-text",
    over("--mantine-color-body 70%", [["--mantine-color-black"], ["--mantine-color-white"]]),
    4.5,
  ],
  ["--mantine-color-dimmed", everywhere, 4.5, 7],
  ["--mantine-color-anchor", everywhere, 4.5],
  ["--mantine-color-error", everywhere, 4.5],
  ["--mantine-color-error", [badChip], 4.5],
  ["--mantine-color-success", everywhere, 4.5],
  ["--mantine-color-success", [goodChip], 4.5],
  ["--ink-on-gold", [["--gold-gradient"]], 4.5],
  // The link past the header, and what is selected.
  ["--mantine-color-black", [["--mantine-color-gold-2"]], 7],
  ["--scene-text", [["--mantine-color-black"], ["--coal"]], 7],
  ["--scene-text-dimmed", [["--mantine-color-black"], ["--coal"]], 7],
  // Marks and bars.
  ["--mantine-color-gold-6", surfaces, 3],
  // The edge of a field to both sides of it, as it comes and hovered, in focus and with an error.
  ["--field-border", [...surfaces, ...field], 3],
  ["--mantine-color-dimmed", field, 3],
  ["--mantine-color-anchor", field, 3],
  ["--mantine-color-error", field, 3],
  // The edge of what can be pressed or filled in.
  ["--control-border", surfaces, 3],
  // Lines set apart what the space around them sets apart too, except for who asks for more.
  ["--hairline", everywhere, 1, 3],
  ["--mantine-color-default-border", everywhere, 1, 3],
];

const named = new Set(pairs.flatMap(([color, grounds]) => [color, ...grounds.flat()]));

test.each(schemes)("every colour token of the %s scheme is in a pair", (scheme) => {
  const tokens = tokensOf(scheme, true);
  const colors = ownTokens.filter((name) => isColor([name, tokens.get(name)!], tokens));
  expect(colors).toEqual(
    expect.arrayContaining(["--gold-gradient", "--mantine-color-default-hover", "--field-border"]),
  );
  expect(colors.filter((name) => !named.has(name))).toEqual([]);
});

test("every ground that lets a part of another through is in a pair", () => {
  const tokens = tokensOf("dark", false);
  const grounds = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => [
      ...readFileSync(join("src", file), "utf8").matchAll(
        /background(?:-color)?: color-mix\(in srgb, var\((--[\w-]+)\) (\d+%), transparent\)/g,
      ),
    ])
    // What has no value of its own is a service's colour.
    .filter(([, name]) => tokens.has(name!))
    .map(([, name, share]) => `${name} ${share}`);
  expect(grounds.length).toBeGreaterThan(3);
  expect(grounds.filter((ground) => !named.has(ground))).toEqual([]);
});

describe.each([
  ["as it comes", false],
  ["with more contrast", true],
])("%s", (_, more) => {
  describe.each(schemes)("in the %s scheme", (scheme) => {
    const tokens = tokensOf(scheme, more);
    /** A colour or a token, with the share of it that is not let through; a gradient's are its stops. */
    const readAll = (layer: string): Color[] => {
      const [name, share = "100%"] = layer.split(" ") as [string, string?];
      const value = name.startsWith("--") ? tokens.get(name)! : name;
      const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
      if (other) return readAll(`${other} ${share}`);
      const [, mixed, own] = partOfToken.exec(value) ?? [];
      if (mixed) return readAll(`${mixed} ${own}`);
      const colors = value.startsWith("linear-gradient(") ? value.match(/#\w+/g)! : [value];
      const part = parseFloat(share) / 100;
      return colors.map(parse).map(([r, g, b, alpha]) => [r, g, b, alpha * part]);
    };
    const read = (name: string): Color => readAll(name)[0]!;
    const ratio = (color: Color, ground: Color) =>
      contrast(upon(color, ground).slice(0, 3), ground.slice(0, 3));
    /** How layers look together. */
    const lookOf = ([top, ...below]: Ground): Color[] =>
      below.length === 0
        ? readAll(top!)
        : lookOf(below).flatMap((ground) => readAll(top!).map((color) => upon(color, ground)));

    test.each(
      pairs.map(
        ([color, grounds, min, minMore]) =>
          [color, more ? (minMore ?? min) : min, grounds] as const,
      ),
    )("%s has at least %d:1 on %j", (color, min, grounds) => {
      for (const ground of grounds.flatMap(lookOf)) {
        for (const own of readAll(color)) expect(ratio(own, ground)).toBeGreaterThanOrEqual(min);
      }
    });

    test("large figures in gold have 3:1 on every surface, at every stop", () => {
      const own = /light"[^{]*{[^}]*linear-gradient\((.*)\);/.exec(readFileSync(figures, "utf8"))!;
      const stops = scheme === "light" ? own[1]!.match(/--[\w-]+/g)! : ["--gold-gradient"];
      for (const stop of stops.flatMap(readAll)) {
        for (const surface of surfaces.flatMap(lookOf)) {
          expect(ratio(stop, surface)).toBeGreaterThanOrEqual(3);
        }
      }
    });

    test("words on the panel with a touch of gold have 4.5:1", () => {
      const [, token, share] = partOfToken.exec(readFileSync(closing, "utf8"))!;
      const ground = upon(read(`${token} ${share}`), read("--mantine-color-default"));
      for (const name of ["--mantine-color-text", "--mantine-color-dimmed"]) {
        expect(ratio(read(name), ground)).toBeGreaterThanOrEqual(4.5);
      }
    });

    test("numbers in the colours of the modules have 4.5:1", () => {
      // As in ModuleCard.module.css.
      const [share, added] = scheme === "dark" ? [0.72, 255] : [0.7, 0];
      for (const { color } of readContent(process.cwd()).modules) {
        const mixed = parse(color).map((part) => part * share + added * (1 - share));
        expect(
          ratio([...mixed.slice(0, 3), 1] as Color, read("--mantine-color-default")),
        ).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
});
