import { languageCodes, type Language } from "../../i18n/languages";
import type { PageFacts, ServiceFacts, SiteFacts } from "./facts";

/** Texts that would break out of a script element, an attribute or JSON. */
export const hostile = `</script><script>alert("1")</script><!-- 'x' \\ & \u2028`;

const words = {
  en: { home: "Home", services: "Services", units: { session: "session" } },
  ar: { home: "الرئيسية", services: "الخدمات", units: { session: "جلسة" } },
} satisfies Record<Language, SiteFacts["words"]>;

const cities = { en: "Alexandria", ar: "الإسكندرية" } satisfies Record<Language, string>;

/** A site's facts, for tests. */
export function siteFacts(language: Language = "en", siteUrl = "https://fts.example"): SiteFacts {
  return {
    siteUrl,
    language,
    company: {
      name: "FTS",
      blurb: "ERP systems, websites and shops.",
      foundingYear: 2020,
      email: "info@fts.example",
      phone: "+20 3 000 0000",
      address: {
        locality: cities[language],
        countryCode: "EG",
        mapUrl: "https://map.example/alexandria",
      },
      openingHours: [{ days: ["Sunday", "Monday"], opens: "09:00", closes: "17:00" }],
      social: [{ url: "https://facebook.example/fts" }],
      countries: ["AE", "SA", "KW", "QA", "BH", "OM", "JO", "EG", "MA"],
      currencies: ["USD", "AED"],
    },
    words: words[language],
  };
}

export const training: ServiceFacts = {
  path: "/services/technology-training/",
  title: "Technology Training",
  description: "Sessions on your own data.",
  price: { amount: 200, currency: "USD", unit: "session" },
};

export const erp: ServiceFacts = {
  path: "/services/erp-system/",
  title: "ERP Systems",
  description: "Accounts, stock and sales in one place.",
  price: { amount: 5000, currency: "USD", unit: "project" },
};

const seo = { title: "Title in search results", description: "Description in search results." };

/** A page of every kind, by its route. */
export const pages: readonly PageFacts[] = [
  { route: "/", seo },
  { route: "/about/", seo, title: "About FTS" },
  { route: "/contact/", seo, title: "Contact us" },
  {
    route: "/investment/",
    seo,
    title: "Invest",
    questions: [{ question: "How much?", answer: "It depends." }],
  },
  { route: "/services/", seo, title: "Our services", services: [erp, training] },
  {
    route: training.path,
    seo,
    title: training.title,
    service: training,
    questions: [
      { question: "Where?", answer: "At your office." },
      { question: hostile, answer: hostile },
    ],
  },
];

/** Every page in every language. */
export const everyPage = languageCodes.flatMap((language) =>
  pages.map((page) => ({ language, page, name: `${page.route} in ${language}` })),
);
