/** Names that say more than the model's own, which are written for code. */
const names: Readonly<Record<string, string>> = {
  alt: "Alternative text",
  color: "Colour",
  "erp-modules": "ERP modules",
  "erp-tour": "ERP tour",
  faq: "Questions and answers",
  iconName: "Icon",
  id: "Identifier",
  lightSrc: "Picture for the light scheme",
  mapUrl: "Map",
  noIndex: "Hide from search engines",
  path: "Address of its page",
  seo: "Search results",
  src: "Picture",
  url: "Web address",
  whatsapp: "WhatsApp",
};

/** A name in code as words: `featuredItem` is "Featured item". */
export function labelOf(name: string): string {
  if (names[name] !== undefined) return names[name];
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");
}
