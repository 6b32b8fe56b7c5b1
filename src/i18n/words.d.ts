import "i18next";
import type answers from "../../locales/en/answers.json";
import type assistant from "../../locales/en/assistant.json";
import type common from "../../locales/en/common.json";
import type contact from "../../locales/en/contact.json";
import type estimate from "../../locales/en/estimate.json";
import type home from "../../locales/en/home.json";
import type pages from "../../locales/en/pages.json";
import type services from "../../locales/en/services.json";

interface Words {
  answers: typeof answers;
  assistant: typeof assistant;
  common: typeof common;
  contact: typeof contact;
  estimate: typeof estimate;
  home: typeof home;
  pages: typeof pages;
  services: typeof services;
}

export type Namespace = keyof Words;
/** Sentence templates for the assistant's answers, used by the build. */
export type Answers = Words["answers"];

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Words;
  }
}
