/** What content/ says, as the pages show it: in one language, with the facts put in. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type z } from "zod";
import type * as model from "../../src/gatsby/model";
import { companyTokens, replaceTokens } from "../../src/gatsby/tokens";
import { type Language } from "../../src/i18n/languages";

const folder = join(__dirname, "../../content");

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
}

function readFolder<T extends { order: number }>(name: string): T[] {
  return readdirSync(join(folder, name))
    .map((file) => read<T>(join(name, file)))
    .sort((a, b) => a.order - b.order);
}

export const company = read<z.infer<typeof model.company>>("company.json");
export const home = read<z.infer<typeof model.home>>("home.json");
export const notFound = read<z.infer<typeof model.notFound>>("not-found.json");
export const redirects = read<z.infer<typeof model.redirect>[]>("redirects.json");
export const erpModules = read<z.infer<typeof model.erpModule>[]>("erp-modules.json");
export const services = readFolder<z.infer<typeof model.service>>("services");
export const projects = readFolder<z.infer<typeof model.project>>("projects");

/** A text in a language, its tokens replaced. */
export function say(text: Record<Language, string>, language: Language): string {
  return replaceTokens(text[language], companyTokens(company, language, services.length));
}

type Seo = (typeof notFound)["seo"];
const seoOf = (file: string) => read<{ seo: Seo }>(file).seo;

/** Every page that is to be found, by its path without language, with what its head says. */
export const pages: readonly { route: string; seo: Seo }[] = [
  { route: "/", seo: home.seo },
  { route: "/about/", seo: seoOf("about.json") },
  { route: "/contact/", seo: seoOf("contact.json") },
  { route: "/investment/", seo: seoOf("investment.json") },
  { route: "/privacy/", seo: seoOf("privacy.json") },
  { route: "/services/", seo: seoOf("services.json") },
  ...services.map(({ path, seo }) => ({ route: path, seo })),
];

/** Pages that only a form without JavaScript leads to, kept out of search engines. */
export const resultPages: readonly { route: string; seo: Seo }[] = [
  { route: "/contact/sent/", seo: seoOf("contact-sent.json") },
  { route: "/contact/failed/", seo: seoOf("contact-failed.json") },
];

/** The title of the browser's window on a page. */
export function titleOf(seo: Seo, language: Language): string {
  return `${say(seo.title, language)} | ${company.name}`;
}
