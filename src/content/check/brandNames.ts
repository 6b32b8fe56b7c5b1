/**
 * Names that are written alike in every language of the interface. A text in locales/ that holds
 * nothing but these needs no letter of its language's script.
 */
export const brandNames: readonly string[] = [
  "FTS",
  "ERP",
  "API",
  "WhatsApp",
  "Facebook",
  "Instagram",
  "LinkedIn",
  "Snapchat",
  "TikTok",
];
