/** What the editor's own styles do not know: the languages of the site. */
import { fontOf } from "../../i18n/fontOf";
import { languageCodes, languages, type Language } from "../../i18n/languages";

/** The site's fonts, by the names of their files in src/theme/fonts. */
const fontFiles = {
  cairo: ["cairo-arabic", "cairo-latin"],
  figtree: ["figtree-latin"],
} as const satisfies Record<(typeof fontOf)[Language], readonly string[]>;

/** Names of the files of these fonts. */
export const editorFonts: readonly string[] = Object.values(fontFiles)
  .flat()
  .map((name) => `${name}.woff2`);

const faces = (base: string) =>
  Object.entries(fontFiles).flatMap(([family, files]) =>
    files.map(
      (file) =>
        `@font-face { font-family: ${family}; src: url(${base}/fonts/${file}.woff2); font-weight: 400 800;` +
        ` unicode-range: ${file.endsWith("arabic") ? "U+600-6FF" : "U+20-7E, U+A0-FF, U+2010-20AC"}; }`,
    ),
  );

/** The fields of a language, and the copy by which the editor measures a long one. */
const inputsOf = (code: Language) =>
  `:is([data-key-path$=".${code}"], [data-key-path*=".${code}."]) :is(input, textarea, .clone)`;

// The editor lets the first letter decide, which may be that of a token.
const fields = languageCodes.map(
  (code) =>
    `${inputsOf(code)} { font-family: ${fontOf[code]}, sans-serif !important; direction: ${languages[code].dir} !important; unicode-bidi: isolate !important; }`,
);

const columns = `.columns .item-list:has(> [data-key-path$=".${languageCodes[0]}"]) {
  display: grid; grid-template-columns: repeat(${languageCodes.length}, minmax(0, 1fr)); align-items: start;
}`;

/**
 * Each language's fields in the site's font and its own direction, empty ones too; and, where the
 * document has the class `columns`, side by side.
 * @param base the address that the fonts are served below
 */
export const editorStyle = (base = ""): string => [...faces(base), ...fields, columns].join("\n");
