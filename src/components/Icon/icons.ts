import {
  IconAdjustmentsHorizontal,
  IconAppWindow,
  IconArrowRight,
  IconArrowUp,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandSnapchat,
  IconBrandTiktok,
  IconBrandWhatsapp,
  IconBuildingBank,
  IconCertificate,
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconClock,
  IconCloud,
  IconCoins,
  IconDatabase,
  IconDeviceMobile,
  IconExternalLink,
  IconHierarchy3,
  IconMail,
  IconMapPin,
  IconMenu2,
  IconMoon,
  IconPhone,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlugConnected,
  IconSchool,
  IconSearch,
  IconShieldCheck,
  IconShoppingCart,
  IconSun,
  IconTargetArrow,
  IconTrendingUp,
  IconUsersGroup,
  IconWorldWww,
  IconX,
} from "@tabler/icons-react";
import type { IconName } from "../../gatsby/iconNames";

/** Icons only the interface uses; content cannot ask for them. */
type InterfaceIconName =
  | "arrow-right"
  | "arrow-up"
  | "brand-whatsapp"
  | "check"
  | "chevron-down"
  | "chevron-right"
  | "clock"
  | "external-link"
  | "mail"
  | "menu-2"
  | "moon"
  | "phone"
  | "player-pause"
  | "player-play"
  | "search"
  | "sun"
  | "x";

export type AnyIconName = IconName | InterfaceIconName;

/** Every icon by its Tabler name; incomplete or surplus entries do not compile. */
export const icons = {
  "adjustments-horizontal": IconAdjustmentsHorizontal,
  "app-window": IconAppWindow,
  "arrow-right": IconArrowRight,
  "arrow-up": IconArrowUp,
  "brand-facebook": IconBrandFacebook,
  "brand-instagram": IconBrandInstagram,
  "brand-linkedin": IconBrandLinkedin,
  "brand-snapchat": IconBrandSnapchat,
  "brand-tiktok": IconBrandTiktok,
  "brand-whatsapp": IconBrandWhatsapp,
  "building-bank": IconBuildingBank,
  certificate: IconCertificate,
  check: IconCheck,
  "chevron-down": IconChevronDown,
  "chevron-right": IconChevronRight,
  clock: IconClock,
  cloud: IconCloud,
  coins: IconCoins,
  database: IconDatabase,
  "device-mobile": IconDeviceMobile,
  "external-link": IconExternalLink,
  "hierarchy-3": IconHierarchy3,
  mail: IconMail,
  "map-pin": IconMapPin,
  "menu-2": IconMenu2,
  moon: IconMoon,
  phone: IconPhone,
  "player-pause": IconPlayerPause,
  "player-play": IconPlayerPlay,
  "plug-connected": IconPlugConnected,
  school: IconSchool,
  search: IconSearch,
  "shield-check": IconShieldCheck,
  "shopping-cart": IconShoppingCart,
  sun: IconSun,
  "target-arrow": IconTargetArrow,
  "trending-up": IconTrendingUp,
  "users-group": IconUsersGroup,
  "world-www": IconWorldWww,
  x: IconX,
} satisfies Record<AnyIconName, typeof IconX>;

/** Those that point along the reading direction, and the other way in Arabic. */
export const directional: ReadonlySet<string> = new Set<AnyIconName>([
  "arrow-right",
  "chevron-right",
  "external-link",
]);
