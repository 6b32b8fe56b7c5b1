import type { Language } from "./languages";

/** Figtree holds Latin letters, Cairo Arabic and Latin ones. The names of a font's files hold its key. */
export type Font = "figtree" | "cairo";

/** The font that each language is set in; its stack is in src/theme/theme.ts. */
export const fontOf = { en: "figtree", ar: "cairo" } as const satisfies Record<Language, Font>;
