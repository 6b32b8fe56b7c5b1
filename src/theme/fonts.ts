import latin from "./fonts/figtree-latin.woff2";
import arabic from "./fonts/cairo-arabic.woff2";
export const preloadedFont = { en: latin, ar: arabic };
