import { withPrefix } from "gatsby";
import type { SpriteIcon } from "../../content/iconNames";
import { directional, interfaceIcons } from "./icons";
import * as classes from "./Icon.module.css";

type KnownIcon = SpriteIcon | keyof typeof interfaceIcons;

export interface IconProps<Name extends string> {
  /** A Tabler name: one that has a drawing, or any text from content, which is checked with it. */
  name: string extends Name ? Name : Name & KnownIcon;
  className?: string | undefined;
  /** Edge length in pixels at the usual text size, with which it grows. @default 24 */
  size?: number;
}

/** Where the build has put the icons of the content: src/gatsby/iconSprite.ts. */
const sprite = process.env.GATSBY_ICON_SPRITE ?? "";

/**
 * A decorative icon with a 1.5 px stroke; the text beside it carries the meaning. Directional icons
 * follow the page's direction. A few icons of the interface are inline; all others come from a
 * sprite shared by all pages, so they add to no script.
 */
export function Icon<Name extends string>({ name, className, size = 24 }: IconProps<Name>) {
  const names = [classes.root, directional.has(name) && classes.directional, className];
  const edge = `${size / 16}rem`;
  const isInline = Object.hasOwn(interfaceIcons, name);
  return (
    <svg
      width={edge}
      height={edge}
      viewBox="0 0 24 24"
      className={names.filter(Boolean).join(" ")}
      aria-hidden="true"
    >
      {isInline ? (
        <path d={interfaceIcons[name as keyof typeof interfaceIcons]} />
      ) : (
        // The content check validates names from content against the same list.
        <use href={`${withPrefix(sprite)}#${name}`} />
      )}
    </svg>
  );
}
