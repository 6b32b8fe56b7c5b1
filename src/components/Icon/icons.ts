import { __iconNode as arrowRight } from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import { __iconNode as chevronDown } from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { __iconNode as chevronRight } from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { __iconNode as menu2 } from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import { __iconNode as moon } from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import { __iconNode as sun } from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import { __iconNode as x } from "@tabler/icons-react/dist/esm/icons/IconX.mjs";

/** The shapes of the icons only the interface uses, by their Tabler names; content cannot ask for them. */
export const interfaceIcons = {
  "arrow-right": arrowRight,
  "chevron-down": chevronDown,
  "chevron-right": chevronRight,
  "menu-2": menu2,
  moon,
  sun,
  x,
};

/** Those that point along the reading direction, and the other way in Arabic. */
export const directional: ReadonlySet<string> = new Set([
  "arrow-right",
  "chevron-right",
  "external-link",
]);
