import type en from "../../../locales/en/consent.json";
import type { Language } from "../../i18n/languages";

export type ConsentWords = (typeof en)["consent"];

/** The words of the consent banner, bundled with its code instead of with every page. */
export async function loadConsentWords(language: Language): Promise<ConsentWords> {
  const file = (await import(
    /* webpackMode: "eager" */ `../../../locales/${language}/consent.json`
  )) as { default: typeof en };
  return file.default.consent;
}
