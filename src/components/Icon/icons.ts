import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";

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
