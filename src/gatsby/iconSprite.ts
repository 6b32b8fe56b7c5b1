/** The icons that content may ask for, as one SVG file that pages refer to by name. */
import { mkdir, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { iconNames } from "../content/iconNames";
import { hashDigits } from "../hosting/headerRules";
import { digest } from "./fileCache";

const drawings = join(process.cwd(), "node_modules/@tabler/icons/icons/outline");

/** The shapes of a Tabler icon, without the frame that is not drawn. */
function shapesOf(name: string): string {
  const svg = readFileSync(join(drawings, `${name}.svg`), "utf8");
  const [, shapes = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return shapes.replace(/<path stroke="none"[^>]*\/>/, "").replace(/\s*\n\s*/g, "");
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
