import { join } from "node:path";
import { languageCodes, languages, type Language } from "../../i18n/languages";
import { localizePath, manifestPath } from "../../i18n/paths";
import { writeAtomically } from "./files";

/** What a manifest says of the site, in its language. */
export interface ManifestWords {
  brand: string;
  title: string;
  description: string;
}

/** What browsers paint before the page does. */
const black = "#000000";

/**
 * The web manifest of a language (https://www.w3.org/TR/appmanifest/): what a home screen shows of
 * the site. Its scope is the whole site, so that the switch of languages stays inside.
 * @param pathPrefix the folder of its host that the site lives in, or ""
 */
export function manifest(language: Language, words: ManifestWords, pathPrefix: string) {
  const { hrefLang, dir } = languages[language];
  const icon = (name: string, size: number, purpose: "any" | "maskable" = "any") => ({
    src: `${pathPrefix}/icons/${name}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const start = pathPrefix + localizePath("/", language);
  return {
    id: start,
    name: `${words.brand} | ${words.title}`,
    short_name: words.brand,
    description: words.description,
    lang: hrefLang,
    dir,
    start_url: start,
    scope: `${pathPrefix}/`,
    display: "minimal-ui",
    background_color: black,
    theme_color: black,
    icons: [
      icon("icon-192.png", 192),
      icon("icon-512.png", 512),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  };
}

/** Writes the manifest of every language into a built site. */
export async function writeManifests(
  root: string,
  words: Record<Language, ManifestWords>,
  pathPrefix: string,
): Promise<void> {
  for (const language of languageCodes) {
    const file = join(root, manifestPath(language));
    await writeAtomically(file, JSON.stringify(manifest(language, words[language], pathPrefix)));
  }
}
