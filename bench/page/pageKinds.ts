import { languageCodes } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";

/** A page of every kind: those that differ in template or in what they hold. */
const kinds = [
  "/",
  "/services/",
  "/services/erp-system/",
  "/services/technology-training/",
  "/about/",
  "/investment/",
  "/estimate/",
  "/contact/",
  "/privacy/",
  "/404.html",
] as const;

/** Those with the most work for the main thread. */
const heaviest: readonly (typeof kinds)[number][] = [
  "/",
  "/services/erp-system/",
  "/services/",
  "/contact/",
  "/investment/",
];

const inEveryLanguage = (routes: readonly string[]) =>
  routes.flatMap((route) => languageCodes.map((language) => localizePath(route, language)));

/** A page of every kind in every language. */
export const pagesOfEveryKind = inEveryLanguage(kinds);

/** The pages with the most scripted parts, in every language. */
export const heaviestPages = inEveryLanguage(heaviest);
