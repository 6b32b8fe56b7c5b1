/** The icons of content and interface, as one SVG file that pages refer to by name. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { icons } from "@iconify-json/tabler";
import { iconNames, interfaceIconNames } from "../content/iconNames";
import { hashDigits } from "../hosting/headerRules";
import { digest } from "../hosting/build/files";

/** How Tabler draws lines; the site draws them by the styles of its Icon component. */
const pen =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * The shapes of one of Tabler's outline icons.
 * @throws when there is none of that name
 */
export function shapesOf(name: string): string {
  const body = icons.icons[name]?.body;
  // A filled icon is drawn without the pen.
  if (!body?.includes(pen)) {
    throw new Error(
      `@iconify-json/tabler has no outline icon "${name}": see src/content/iconNames.ts.`,
    );
  }
  return body.replace(pen, "");
}

const symbols = [...iconNames, ...interfaceIconNames].map(
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
