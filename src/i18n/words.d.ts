import "i18next";
import type common from "../../locales/en/common.json";
import type home from "../../locales/en/home.json";
import type pages from "../../locales/en/pages.json";
import type services from "../../locales/en/services.json";

interface Words {
  common: typeof common;
  home: typeof home;
  pages: typeof pages;
  services: typeof services;
}

export type Namespace = keyof Words;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Words;
  }
}
