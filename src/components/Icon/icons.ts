import {
  IconArrowRight,
  IconChevronDown,
  IconChevronRight,
  IconMenu2,
  IconMoon,
  IconSun,
  IconX,
} from "@tabler/icons-react";

/** Icons only the interface uses, by their Tabler names; content cannot ask for them. */
export const interfaceIcons = {
  "arrow-right": IconArrowRight,
  "chevron-down": IconChevronDown,
  "chevron-right": IconChevronRight,
  "menu-2": IconMenu2,
  moon: IconMoon,
  sun: IconSun,
  x: IconX,
};

export type InterfaceIconName = keyof typeof interfaceIcons;

/** Those that point along the reading direction, and the other way in Arabic. */
export const directional: ReadonlySet<string> = new Set([
  "arrow-right",
  "chevron-right",
  "external-link",
]);
