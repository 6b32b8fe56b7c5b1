/**
 * Tokens: facts of content/company.json, and how long messages are kept, that texts name in braces,
 * like {foundingYear}, so that each fact stands once. The content check refuses unknown ones before a build.
 */
import { retentionDays } from "../contact/contract";
import { languages, type Language } from "../i18n/languages";
import { countryName, currencyName, numberInWords } from "../i18n/names";
import { isolate } from "./isolate";
import type { Company } from "./model/company";

/** Terms that the company may not have settled yet: their tokens then read as nothing. */
const optionalTokens = ["guarantee", "licence", "support"] as const;

/** The names of the tokens; the ids of the company's claims are tokens too. */
export const factTokens = [
  "name",
  "foundingYear",
  "chairmanYears",
  "city",
  "country",
  "countries",
  "countryCount",
  "currencies",
  "email",
  "phone",
  "serviceCount",
  "retentionDays",
  ...optionalTokens,
] as const;

type FactToken = (typeof factTokens)[number];

const tokenPattern = /\{([A-Za-z0-9-]+)\}/g;

/** The names of the tokens in a text, each once, in order of appearance. */
export function tokensIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(tokenPattern), ([, name]) => name ?? ""))];
}

/** A text without its tokens. */
export function withoutTokens(text: string): string {
  return text.replace(tokenPattern, "");
}

/**
 * What each token reads in a language. Numbers, and names of countries and currencies, are in the
 * form of the language's `intlLocale`, `countryCount` in words; claims carry their suffix (`50+`),
 * `chairmanYears` has none. Terms that are not settled are empty.
 */
export function companyTokens(
  company: Company,
  language: Language,
  serviceCount: number,
): Record<string, string> {
  const { intlLocale } = languages[language];
  const number = new Intl.NumberFormat(intlLocale);
  const list = new Intl.ListFormat(intlLocale, { type: "conjunction" });
  const claims = company.claims.map(({ id, value, suffix }) => [
    id,
    isolate(number.format(value) + suffix, language),
  ]);
  const facts: Record<FactToken, string> = {
    name: company.name,
    foundingYear: new Intl.NumberFormat(intlLocale, { useGrouping: false }).format(
      company.foundingYear,
    ),
    chairmanYears: number.format(company.chairmanYears),
    city: company.address.locality[language],
    country: company.address.country[language],
    countries: list.format(company.countries.map((code) => countryName(code, language))),
    countryCount: numberInWords(company.countries.length, language),
    currencies: list.format(company.currencies.map((code) => currencyName(code, language))),
    email: isolate(company.email, language),
    phone: isolate(company.phone, language),
    serviceCount: number.format(serviceCount),
    retentionDays: number.format(retentionDays),
    guarantee: company.terms?.guarantee?.[language] ?? "",
    licence: company.terms?.licence?.[language] ?? "",
    support: company.terms?.support?.[language] ?? "",
  };
  return { ...(Object.fromEntries(claims) as Record<string, string>), ...facts };
}

/**
 * Replaces the tokens of a text. Drops the space that a token without a value leaves at its end.
 * Throws an Error that names an unknown token.
 */
export function replaceTokens(text: string, tokens: Readonly<Record<string, string>>): string {
  const replaced = text.replace(tokenPattern, (token, name: string) => {
    const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
    if (value === undefined) throw new Error(`Unknown token ${token} in "${text}"`);
    return value;
  });
  return replaced.trimEnd();
}
