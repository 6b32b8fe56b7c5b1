/** The icons that content may ask for, as one SVG file that pages refer to by name. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { icons } from "@iconify-json/tabler";
import { iconNames } from "../content/iconNames";
import { hashDigits } from "../hosting/headerRules";
import { digest } from "./fileCache";

/** How Tabler draws; the site draws by the styles of its Icon component. */
const pen =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * The shapes of a Tabler icon.
 * @throws when there is none of that name
 */
export function shapesOf(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`Tabler has no icon "${name}": see src/content/iconNames.ts.`);
  return icon.body.replace(pen, "");
}

const symbols = iconNames.map(
  (name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>`,
);

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
const hash = digest(svg).slice(0, hashDigits);

/** Address of the sprite, without path prefix; it changes with its content. */
export const iconSpritePath = `/static/icons-${hash}.svg`;

/** Writes the sprite below public/. */
export async function writeIconSprite(root: string): Promise<void> {
  const file = join(root, "public", iconSpritePath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
}
