import * as classes from "./Icon.module.css";
import { directional, icons, type AnyIconName } from "./icons";

export interface IconProps {
  /** A Tabler name, from content or from the interface's own list. */
  name: string;
  className?: string | undefined;
  /** Edge length in pixels. @default 24 */
  size?: number;
}

/**
 * A decorative icon, 1.5 px stroke; the text beside it says what it means. One that shows a
 * direction follows that of the page.
 */
export function Icon({ name, className, size = 24 }: IconProps) {
  // Names from content were checked by the build against the same list.
  const Drawing = icons[name as AnyIconName];
  const names = [directional.has(name) && classes.directional, className].filter(Boolean);
  return (
    <Drawing
      size={size}
      stroke={1.5}
      className={names.length > 0 ? names.join(" ") : undefined}
      aria-hidden="true"
    />
  );
}
