/** A small project without an issue, for tests that break one thing in it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inEachLanguage } from "../../../testing/inEachLanguage";
import type { z } from "zod";
import { smallestValue } from "../../../tools/lib/smallestValue";
import { defaultLanguage, languageCodes, type Language } from "../../i18n/languages";
import { allContentFiles } from "../contentFiles";
import { formsOf } from "../check/plurals";
import { service as serviceSchema } from "../model/service";

/** Any JSON, so that a test can break it wherever it likes. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

const text = (en = "Some words", ar = "بعض الكلمات") => inEachLanguage({ en, ar });
const texts = (length: number) =>
  inEachLanguage({
    en: Array.from({ length }, () => "Some words"),
    ar: Array.from({ length }, () => "بعض الكلمات"),
  });
const heading = () => ({ title: text(), intro: text() });
const point = () => ({ title: text(), text: text() });
const question = () => ({ question: text(), answer: text() });
const times = <Item>(length: number, make: () => Item) => Array.from({ length }, make);
const seo = () => ({
  title: text("A title of good length", "عنوان بطول مناسب للبحث"),
  description: text("Words that describe a page. ".repeat(4), "كلمات تصف هذه الصفحة. ".repeat(5)),
  keywords: inEachLanguage({ en: ["ERP"], ar: ["ERP"] }),
});
const image = (folder: string) => ({ src: `${folder}images/dot.png`, alt: text() });

const sampleText = text();
const smallest = (schema: z.ZodType) =>
  smallestValue(schema, (language) => sampleText[language ?? defaultLanguage]) as Json;

const service = (id: string, related: string[]) => ({
  ...smallest(serviceSchema),
  id,
  order: 1,
  featured: true,
  path: `/services/${id}/`,
  iconName: "cloud",
  color: "#b57e10",
  technologies: ["Node.js", "React", "PostgreSQL"],
  price: { amount: 500, currency: "USD", unit: "project" },
  image: image("../"),
  related,
  seo: seo(),
});

const claim = (id: string, suffix: string) => ({ id, value: 5, suffix, label: text() });

const company = () => ({
  name: "FTS",
  url: "https://fts-software.com",
  tagline: text("{name} since {foundingYear}", "شركة {name} منذ {foundingYear}"),
  blurb: text(),
  foundingYear: 2020,
  chairmanYears: 12,
  email: "info@fts-software.com",
  phone: "+20 3 486 2211",
  whatsapp: "+20 100 486 2211",
  address: {
    locality: text("Alexandria", "الإسكندرية"),
    country: text("Egypt", "مصر"),
    countryCode: "EG",
    mapUrl: "https://maps.fts-software.com/",
    timeZone: "Africa/Cairo",
  },
  openingHours: [{ days: ["Sunday"], opens: "09:00", closes: "17:00" }],
  social: [{ icon: "brand-facebook", url: "https://facebook.com/fts", name: "Facebook" }],
  countries: ["EG", "SA"],
  currencies: ["USD"],
  claims: [claim("projects", "+"), claim("years", "+"), claim("satisfaction", "%")],
});

const iconPoint = () => ({ iconName: "cloud", ...point() });
const page = () => ({ seo: seo(), title: text(), intro: text() });

/** The site's own tour: the figures of a small one are as many. */
const erpTour = (): Json => JSON.parse(readFileSync("content/erp-tour.json", "utf8"));

/** Every JSON file of the project by its path. */
const common: Record<Language, Record<string, Json>> = inEachLanguage({
  en: {
    menu: { home: "Home", greeting: "Hello {{name}}" },
    results_one: "{{count}} result",
    results_other: "{{count}} results",
  },
  ar: {
    menu: { home: "الرئيسية", greeting: "مرحبًا {{name}}" },
    results_zero: "لا نتائج",
    results_one: "نتيجة واحدة",
    results_two: "نتيجتان",
    results_few: "{{count}} نتائج",
    results_many: "{{count}} نتيجة",
    results_other: "{{count}} نتيجة",
  },
});
const localeWords = (code: Language) => {
  const { menu, ...results } = structuredClone(common[code]);
  const form = (name: string) => [name, results[name] ?? results.results_other];
  return { menu, ...Object.fromEntries(formsOf(code).map((name) => form(`results_${name}`))) };
};

const unlisted = ["contact-failed.json", "contact-sent.json", "not-found.json"];
const seoOf = (file: string) => ({ ...seo(), ...(unlisted.includes(file) && { noIndex: true }) });

/** Every file with one object, as small as its schema allows. */
const pages = () =>
  Object.fromEntries(
    allContentFiles
      .filter(({ kind }) => kind === "one")
      .map(({ path: file, schema }) => [
        `content/${file}`,
        { ...smallest(schema), ...("seo" in schema.shape && { seo: seoOf(file) }) },
      ]),
  );

const written = (): Record<string, Json> => ({
  ...pages(),
  "content/company.json": company(),
  "content/home.json": {
    seo: seo(),
    slides: [{ image: image("./"), title: text(), subtitle: text() }],
    about: { title: text(), text: texts(1), promises: texts(4), image: image("./") },
    chairman: {
      heading: text(),
      name: text("Nadia Salem", "نادية سالم"),
      title: text(),
      letter: texts(2),
      image: image("./"),
    },
    services: heading(),
    modules: heading(),
    projects: heading(),
    closing: heading(),
  },
  "content/about.json": {
    ...page(),
    image: image("./"),
    story: { title: text(), text: texts(1) },
    values: { ...heading(), items: times(3, iconPoint) },
    promise: { title: text(), text: text(), items: texts(2) },
    closing: heading(),
  },
  "content/investment.json": {
    ...page(),
    image: image("./"),
    why: { ...heading(), items: times(3, iconPoint) },
    models: { ...heading(), items: times(2, point) },
    numbers: heading(),
    steps: { ...heading(), items: times(3, point) },
    questions: { title: text(), items: times(3, question) },
    closing: heading(),
  },
  "content/erp-modules.json": ["sales", "inventory"].map((id) => ({
    id,
    service: "erp",
    title: text(),
    description: text(),
    capabilities: texts(2),
    color: "#b57e10",
  })),
  "content/erp-tour.json": erpTour(),
  "content/faq.json": {
    ...page(),
    groups: [
      {
        id: "first-steps",
        title: text(),
        questions: [
          { id: "start", ...question() },
          { id: "price", ...question() },
        ],
      },
    ],
    closing: heading(),
  },
  "content/assistant.json": {
    wordings: [{ answer: "company/prices", asked: ["how much", "بكام"] }],
    unanswered: ["weather", "الطقس"],
  },
  "content/redirects.json": [{ from: "/services/old/", to: "/services/erp/" }],
  "content/services/erp.json": service("erp", ["cloud", "api"]),
  "content/services/cloud.json": service("cloud", ["erp", "api"]),
  "content/services/api.json": service("api", ["erp", "cloud"]),
  "content/projects/shop.json": {
    id: "shop",
    order: 1,
    sample: false,
    title: text(),
    description: text(),
    technologies: ["React"],
  },
  ...Object.fromEntries(
    languageCodes.map((code) => [`locales/${code}/common.json`, localeWords(code)]),
  ),
});

/** An object with the fields that its schema asks for besides those that are written here. */
function whole(file: string, value: Json): Json {
  const content = allContentFiles.find(({ path: own, kind }) =>
    kind === "folder" ? file.startsWith(`content/${own}/`) : file === `content/${own}`,
  );
  if (!content) return value;
  const fields = smallest(content.schema);
  return Array.isArray(value)
    ? value.map((item: Json) => ({ ...fields, ...item }))
    : { ...fields, ...value };
}

const files = () =>
  Object.fromEntries(
    Object.entries(written()).map(([file, value]): [string, Json] => [file, whole(file, value)]),
  );

/** A picture of one pixel. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const roots: string[] = [];

/** Writes the project into a temporary folder, changed by `change`, and returns the folder. */
export function writeProject(
  change: (files: Record<string, Json>) => void = () => undefined,
): string {
  const root = mkdtempSync(path.join(tmpdir(), "site-"));
  roots.push(root);
  const all = files();
  change(all);
  for (const [file, value] of Object.entries(all)) put(root, file, JSON.stringify(value, null, 2));
  put(root, "content/images/dot.png", png);
  return root;
}

/** Writes one file below the root, making its folder. */
export function put(root: string, file: string, data: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), data);
}

/** Removes what writeProject has written; for afterEach. */
export function removeProjects(): void {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
}
