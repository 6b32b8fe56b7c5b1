/** The visitor's preferred language. Storage may be blocked, and the browser may say anything: nothing here throws. */
import { isLanguage, type Language } from "./languages";

/** The key in local storage under which a chosen language is kept. */
export const languageStorageKey = "language";

/** The language chosen with the switch, else the first of the browser's that the site has. */
export function preferredLanguage(): Language | undefined {
  return storedLanguage() ?? browserLanguage();
}

/** Stores a choice made with the switch. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Blocked storage: the URL decides anyway, the choice is only not remembered.
  }
}

function storedLanguage(): Language | undefined {
  try {
    const value = localStorage.getItem(languageStorageKey);
    return isLanguage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Browsers and extensions may leave these out, give one text for a list, or refuse to be asked. */
function browserLanguage(): Language | undefined {
  try {
    const { languages, language } = navigator as { languages?: unknown; language?: unknown };
    return [languages, language]
      .flat()
      .map((tag) => String(tag).toLowerCase().split(/[-_]/)[0])
      .find(isLanguage);
  } catch {
    return undefined;
  }
}
