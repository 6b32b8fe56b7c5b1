/** The colours of the theme and its style sheets, as a test reads them. */
import { readFileSync } from "node:fs";
import { DEFAULT_THEME, mergeMantineTheme } from "@mantine/core";
import postcss, { type AtRule, type Rule } from "postcss";
import { defaultLanguage } from "../../i18n/languages";
import { cssVariablesResolver, themes } from "../theme";
import { themeVariables } from "../variables";

export const schemes = ["dark", "light"] as const;
type Scheme = (typeof schemes)[number];

const fieldStyles = "src/components/fieldLook/Field.module.css";
const files = ["src/theme/tokens.css", fieldStyles];
const rules: Rule[] = [];
for (const css of [themeVariables(), ...files.map((file) => readFileSync(file, "utf8"))]) {
  postcss.parse(css).walkRules((rule) => void rules.push(rule));
}

const { variables, dark, light } = cssVariablesResolver(
  mergeMantineTheme(DEFAULT_THEME, themes[defaultLanguage]),
);
const field = postcss.parse(readFileSync(fieldStyles, "utf8"));

/** The names of the custom properties that the site sets itself, beyond Mantine's palettes. */
export const ownTokens = [variables, dark, light].flatMap(Object.keys);
field.walkDecls(/^--field-/, ({ prop }) => void ownTokens.push(prop));

/** The custom properties that hold in a scheme, by the order in which the styles come. */
export function tokensOf(scheme: Scheme, moreContrast: boolean): Map<string, string> {
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

export type Color = [number, number, number, number];

/** `#rgb`, `#rrggbb`, `rgb(r g b / a%)`, or `rgba(r, g, b, a)` as Mantine's `alpha` writes it. */
export function parse(value: string): Color {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (hex) {
    const pairs =
      hex.length === 3 ? hex.match(/./g)!.map((digit) => digit + digit) : hex.match(/../g)!;
    const [r, g, b] = pairs.map((pair) => parseInt(pair, 16)) as [number, number, number];
    return [r, g, b, 1];
  }
  const parts = /^rgba?\((\d+),? (\d+),? (\d+)(?: \/|,) ([\d.]+)(%?)\)$/.exec(value)?.slice(1);
  if (!parts) throw new Error(`Not a colour this test can read: ${value}`);
  const [r, g, b, alpha] = parts.map(Number) as Color;
  return [r, g, b, parts[4] === "%" ? alpha / 100 : alpha];
}

/** How a colour looks upon an opaque one. */
export const upon = ([r, g, b, alpha]: Color, ground: Color): Color => [
  ...([r, g, b].map((part, index) => part * alpha + ground[index]! * (1 - alpha)) as [
    number,
    number,
    number,
  ]),
  1,
];

/**
 * Whether a custom property holds a colour, by all that can be one. Shadows set nothing apart, and
 * nothing is written on the bars beside a picture.
 */
export function isColor(
  [name, value]: readonly [string, string],
  tokens: Map<string, string>,
): boolean {
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return isColor([other, tokens.get(other) ?? ""], tokens);
  if (/-shadow-|^--letterbox/.test(name)) return false;
  const word = /^[a-z]+$/i.exec(value)?.[0];
  if (word) return !["none", "uppercase"].includes(word);
  return /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color(?:-mix)?|light-dark)\(/i.test(
    value,
  );
}
