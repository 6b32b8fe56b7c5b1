import { languageCodes, type Language } from "../../../i18n/languages";
import { inEachLanguage } from "../../../../testing/inEachLanguage";
import type { EntryFacts, PageFacts, SiteFacts } from "../facts";

/** Texts that would break out of a script element, an attribute or JSON. */
export const hostile = `</script><script>alert("1")</script><!-- 'x' \\ & \u2028`;

const words = inEachLanguage({
  en: { home: "Home", units: { session: "session" } },
  ar: { home: "الرئيسية", units: { session: "جلسة" } },
});

const cities = inEachLanguage({ en: "Alexandria", ar: "الإسكندرية" });

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
    proof: { team: { items: [] }, certificates: { items: [] }, registration: { items: [] } },
    words: words[language],
  };
}

export const training: EntryFacts = {
  kind: "Service",
  path: "/services/technology-training/",
  title: "Technology Training",
  description: "Sessions on your own data.",
  price: { amount: 200, currency: "USD", unit: "session" },
};

export const erp: EntryFacts = {
  kind: "Service",
  path: "/services/erp-system/",
  title: "ERP Systems",
  description: "Accounts, stock and sales in one place.",
  price: { amount: 5000, currency: "USD", unit: "project" },
};

const seo = { title: "Title in search results", description: "Description in search results." };

/** A page of every kind, by its route. */
export const samplePages: readonly PageFacts[] = [
  { route: "/", seo },
  { route: "/about/", seo, title: "About FTS" },
  { route: "/contact/", seo, title: "Contact us" },
  { route: "/investment/", seo, title: "Invest" },
  { route: "/services/", seo, title: "Our services", entries: [erp, training] },
  {
    route: training.path,
    seo,
    title: training.title,
    above: [{ name: "Our services", route: "/services/" }],
    entry: training,
  },
];

/** Every page in every language. */
export const everyPage = languageCodes.flatMap((language) =>
  samplePages.map((page) => ({ language, page, name: `${page.route} in ${language}` })),
);
