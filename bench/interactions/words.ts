/** The interface words that the measured controls are found by. */
import type assistant from "../../locales/en/assistant.json";
import type common from "../../locales/en/common.json";
import type contact from "../../locales/en/contact.json";
import type home from "../../locales/en/home.json";
import type { Language } from "../../src/i18n/languages";
import { inEachLanguage } from "../../testing/inEachLanguage";
import { wordsByLanguage } from "../../testing/wordsByLanguage";

const typed = inEachLanguage({
  en: { search: "shop", name: "N", question: "how much is an erp system" },
  ar: { search: "انظمه", name: "ن", question: "بكام نظام ERP" },
});
const assistantWords = wordsByLanguage<typeof assistant>("assistant");
const commonWords = wordsByLanguage<typeof common>("common");
const contactWords = wordsByLanguage<typeof contact>("contact");
const homeWords = wordsByLanguage<typeof home>("home");

export const wordsIn = (language: Language) => ({
  ...commonWords[language],
  home: homeWords[language],
  contact: contactWords[language],
  assistant: assistantWords[language],
  typed: typed[language],
});

export type Words = ReturnType<typeof wordsIn>;
