import { withPrefix } from "gatsby";
import { directional, interfaceIcons, type InterfaceIconName } from "./icons";
import * as classes from "./Icon.module.css";

export interface IconProps {
  /** A Tabler name, from content or from the interface's own list. */
  name: string;
  className?: string | undefined;
  /** Edge length in pixels. @default 24 */
  size?: number;
}

/** Where the build has put the icons of the content: src/gatsby/iconSprite.ts. */
const sprite = process.env.GATSBY_ICON_SPRITE ?? "";

/**
 * A decorative icon, 1.5 px stroke; the text beside it says what it means. One that shows a
 * direction follows that of the page. Icons of the interface are drawn in place; those of the
 * content come from a file of their own, once for all pages, and weigh on no script.
 */
export function Icon({ name, className, size = 24 }: IconProps) {
  const names = [directional.has(name) && classes.directional, className].filter(Boolean);
  const shared = {
    className: names.length > 0 ? names.join(" ") : undefined,
    "aria-hidden": true,
  };
  if (Object.hasOwn(interfaceIcons, name)) {
    const Drawing = interfaceIcons[name as InterfaceIconName];
    return <Drawing size={size} stroke={1.5} {...shared} />;
  }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...shared}
    >
      {/* Names from content were checked by the build against the same list. */}
      <use href={`${withPrefix(sprite)}#${name}`} />
    </svg>
  );
}
