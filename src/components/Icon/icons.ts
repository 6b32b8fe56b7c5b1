import {
  IconArrowRight,
  IconArrowUp,
  IconBrandWhatsapp,
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconClock,
  IconExternalLink,
  IconMail,
  IconMenu2,
  IconMoon,
  IconPhone,
  IconPlayerPause,
  IconPlayerPlay,
  IconSearch,
  IconSun,
  IconX,
} from "@tabler/icons-react";

/** Icons only the interface uses, by their Tabler names; content cannot ask for them. */
export const interfaceIcons = {
  "arrow-right": IconArrowRight,
  "arrow-up": IconArrowUp,
  "brand-whatsapp": IconBrandWhatsapp,
  check: IconCheck,
  "chevron-down": IconChevronDown,
  "chevron-right": IconChevronRight,
  clock: IconClock,
  "external-link": IconExternalLink,
  mail: IconMail,
  "menu-2": IconMenu2,
  moon: IconMoon,
  phone: IconPhone,
  "player-pause": IconPlayerPause,
  "player-play": IconPlayerPlay,
  search: IconSearch,
  sun: IconSun,
  x: IconX,
};

export type InterfaceIconName = keyof typeof interfaceIcons;

/** Those that point along the reading direction, and the other way in Arabic. */
export const directional: ReadonlySet<string> = new Set<InterfaceIconName>([
  "arrow-right",
  "chevron-right",
  "external-link",
]);
