/** @jest-environment node */
import { inEachLanguage } from "../../testing/inEachLanguage";
import { companyTokens, replaceTokens, tokensIn, withoutTokens } from "./tokens";
import type { Company } from "./model/company";

const text = (en: string, ar: string) => inEachLanguage({ en, ar });

const company: Company = {
  name: "FTS",
  url: "https://fts.example",
  tagline: text("Software", "برمجيات"),
  blurb: text("Software", "برمجيات"),
  foundingYear: 2020,
  chairmanYears: 12,
  email: "info@fts.example",
  phone: "+20 3 000 0000",
  whatsapp: "+20 100 000 0000",
  address: {
    locality: text("Alexandria", "الإسكندرية"),
    country: text("Egypt", "مصر"),
    countryCode: "EG",
    mapUrl: "https://maps.example/",
    timeZone: "Africa/Cairo",
  },
  openingHours: [{ days: ["Sunday"], opens: "09:00", closes: "17:00" }],
  social: [],
  countries: ["SA", "EG", "KW"],
  currencies: ["USD", "AED"],
  claims: [
    { id: "projects", value: 1500, suffix: "+", label: text("Projects", "مشروعًا") },
    { id: "years", value: 5, suffix: "+", label: text("Years", "سنوات") },
    { id: "satisfaction", value: 100, suffix: "%", label: text("Satisfaction", "رضا") },
  ],
};

test("reads the facts in English", () => {
  expect(companyTokens(company, "en", 9)).toEqual({
    name: "FTS",
    foundingYear: "2020",
    chairmanYears: "12",
    city: "Alexandria",
    country: "Egypt",
    countries: "Saudi Arabia, Egypt, and Kuwait",
    countryCount: "three",
    currencies: "US dollars and UAE dirhams",
    email: "info@fts.example",
    phone: "+20 3 000 0000",
    serviceCount: "9",
    retentionDays: "180",
    guarantee: "",
    licence: "",
    support: "",
    projects: "1,500+",
    years: "5+",
    satisfaction: "100%",
  });
});

test("reads the facts in Arabic, with e-mail, phone and claims isolated", () => {
  expect(companyTokens(company, "ar", 9)).toMatchObject({
    city: "الإسكندرية",
    country: "مصر",
    countries: "المملكة العربية السعودية ومصر والكويت",
    countryCount: "ثلاث",
    currencies: "الدولار الأمريكي والدرهم الإماراتي",
    foundingYear: "2020",
    serviceCount: "9",
    email: "\u2066info@fts.example\u2069",
    phone: "\u2066+20 3 000 0000\u2069",
    projects: "\u20661,500+\u2069",
  });
});

test("reads the terms that the company has settled", () => {
  const terms = { guarantee: text("Twelve months.", "اثنا عشر شهرًا.") };
  const tokens = companyTokens({ ...company, terms }, "en", 9);
  expect(replaceTokens("Yes. {guarantee}", tokens)).toBe("Yes. Twelve months.");
  expect(replaceTokens("Yes. {licence}", tokens)).toBe("Yes.");
});

test("counts beyond ten countries in digits", () => {
  const many = { ...company, countries: Array.from({ length: 11 }, () => "EG") };
  expect(companyTokens(many, "en", 9).countryCount).toBe("11");
});

test("replaces every token, and none inside what it put in", () => {
  const tokens = { name: "FTS", city: "{name}" };
  expect(replaceTokens("{name} in {city}, {name}", tokens)).toBe("FTS in {name}, FTS");
});

test("puts in a value as it is, dollar signs too", () => {
  expect(replaceTokens("{name}", { name: "$& $1" })).toBe("$& $1");
});

test.each(["{nobody}", "{constructor}"])("throws for the unknown token %s", (token) => {
  expect(() => replaceTokens(`By ${token}.`, { name: "FTS" })).toThrow(
    `Unknown token ${token} in "By ${token}."`,
  );
});

test("finds the tokens of a text, each once, and leaves them out", () => {
  expect(tokensIn("{name} {city} {name} { no } {}")).toEqual(["name", "city"]);
  expect(withoutTokens("{name} in {city}!")).toBe(" in !");
});
