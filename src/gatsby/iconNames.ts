/**
 * The icons content may ask for, by their Tabler names. The content check refuses any other,
 * and the build one without a drawing; see iconSprite.ts.
 */
export const iconNames = [
  "adjustments-horizontal",
  "app-window",
  "brand-facebook",
  "brand-instagram",
  "brand-linkedin",
  "brand-snapchat",
  "brand-tiktok",
  "building-bank",
  "certificate",
  "cloud",
  "coins",
  "database",
  "device-mobile",
  "hierarchy-3",
  "map-pin",
  "plug-connected",
  "school",
  "shield-check",
  "shopping-cart",
  "target-arrow",
  "trending-up",
  "users-group",
  "world-www",
] as const;
