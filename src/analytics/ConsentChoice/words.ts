/** The words of the consent banner, bundled with its code instead of with every page. */
import ar from "../../../locales/ar/consent.json";
import en from "../../../locales/en/consent.json";
import type { Language } from "../../i18n/languages";

export const consentWords = { en, ar } satisfies Record<Language, typeof en>;
