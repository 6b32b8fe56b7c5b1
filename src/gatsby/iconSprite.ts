/** The icons of content and interface, as one SVG file that pages refer to by name. */
import { join } from "node:path";
import { icons } from "@iconify-json/tabler";
import { iconNames, interfaceIconNames } from "../content/iconNames";
import { hashDigits } from "../hosting/headerRules";
import { digest, writeOnce } from "../hosting/build/files";

/** How Tabler draws lines; on the site, the styles of the Icon component do. */
const strokeAttributes =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * The shapes of one of Tabler's outline icons.
 * @throws when there is none of that name
 */
export function shapesOf(name: string): string {
  const body = icons.icons[name]?.body;
  // A filled icon is drawn without a stroke.
  if (!body?.includes(strokeAttributes)) {
    throw new Error(
      `@iconify-json/tabler has no outline icon "${name}": see src/content/iconNames.ts.`,
    );
  }
  return body.replace(strokeAttributes, "");
}

const symbols = [...iconNames, ...interfaceIconNames].map(
  (name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>`,
);

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
const hash = digest(svg).slice(0, hashDigits);

/** Address of the sprite, without path prefix; it changes with its content. */
export const iconSpritePath = `/static/icons-${hash}.svg`;

/** Writes the sprite below public/. */
export const writeIconSprite = (root: string): Promise<void> =>
  writeOnce(join(root, "public", iconSpritePath), svg);
