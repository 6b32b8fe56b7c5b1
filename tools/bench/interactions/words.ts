/** The interface words that the measured controls are found by. */
import arAssistant from "../../../locales/ar/assistant.json";
import arCommon from "../../../locales/ar/common.json";
import arContact from "../../../locales/ar/contact.json";
import arHome from "../../../locales/ar/home.json";
import enAssistant from "../../../locales/en/assistant.json";
import enCommon from "../../../locales/en/common.json";
import enContact from "../../../locales/en/contact.json";
import enHome from "../../../locales/en/home.json";
import type { Language } from "../../../src/i18n/languages";

export const words = {
  en: {
    ...enCommon,
    home: enHome,
    contact: enContact,
    assistant: enAssistant,
    typed: { search: "shop", name: "N", question: "how much is an erp system" },
  },
  ar: {
    ...arCommon,
    home: arHome,
    contact: arContact,
    assistant: arAssistant,
    typed: { search: "انظمه", name: "ن", question: "بكام نظام ERP" },
  },
} satisfies Record<Language, unknown>;

export type Words = (typeof words)[Language];
