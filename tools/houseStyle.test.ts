/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../src/content/check/loadContent";
import { readContent } from "../src/content/readContent";
import { isLanguage, languageCodes, type Language } from "../src/i18n/languages";

const root = join(__dirname, "..");

interface Rule {
  wrong: RegExp;
  write: string;
  /** Where it does not hold. */
  except?: { test: (at: string) => boolean };
}

/** Headings and buttons whose wording is given, with capitals. */
const givenWording =
  /home\.json\.(?:chairman\.(?:heading|name|title)|modules\.title|projects\.title|services\.title)\.|erp-modules\.json\.\d+\.title|services\.json\.(?:title|features|process|technologies|closing\.title)|common\.json\.(?:nav\.allServices|footer\.quickLinks)|home\.json\.(?:hero\.invest|about\.more|services\.all|modules\.more|projects\.(?:technologies|visit))/;

/** The fields that the model makes with `name`. */
const nameFields = loadContent(root).entries.flatMap(({ file, at, fields }) =>
  fields
    .filter(({ meta }) => meta.anyScript === true && meta.localized === "text")
    .map(({ path }) => `${[file, ...at, ...path].join(".")}.`),
);

const mayHaveCapitals = (at: string) =>
  givenWording.test(at) || nameFields.some((field) => at.startsWith(field));

/** Proper names of the texts. */
const properNames =
  "Abu|Ali|Chrome|Command|Ctrl|Enter|Insights|Lighthouse|Mac|Option|PageSpeed|Safari|Tab|Arab|Dhabi|English|Genoa|Jebel|Gulf|Egypt|Kuwait|City|Saudi|Riyadh|Dubai|WhatsApp|Google|Excel|Access|PostgreSQL|SQL|Server|Oracle|OpenAPI|GraphQL|Back|Arabia|Odoo|Zoho|Salla|Zid|Shopify|Egyptian|Tax Authority|Authority|Personal Data|Data Protection|Protection Law|Law|Accounting Standards|Standards";

/** What each language settled on, so that no page names a thing otherwise than the next. */
const style: Partial<Record<Language, readonly Rule[]>> = {
  en: [
    { wrong: /['"]/, write: "typographic quotes: ’ “ ”" },
    { wrong: /\be-mail/i, write: "email" },
    { wrong: /telephone/i, write: "phone" },
    { wrong: /quotation/i, write: "quote" },
    { wrong: /maintenance agreement/i, write: "support agreement" },
    { wrong: /frequent questions/i, write: "frequently asked questions" },
    { wrong: /\bcarts?\b/i, write: "basket" },
    { wrong: /\bMada\b/, write: "mada" },
    { wrong: /adds? to (?:it|the (?:starting )?price)/i, write: "costs extra" },
    { wrong: /;/, write: "two sentences" },
    { wrong: /starting from|prices start/i, write: "starting price" },
    {
      wrong: new RegExp(`(?<![.?!:“]\\s)(?<=\\S\\s)(?!${properNames})[A-Z][a-z]`),
      write: "sentence case",
      except: { test: mayHaveCapitals },
    },
  ],
  ar: [
    { wrong: /['"]/, write: "«»" },
    { wrong: /[,;?]/, write: "the Arabic «،» «؛» «؟»" },
    { wrong: /ستعم/, write: "استخدم" },
    { wrong: /(?:عقد|اتفاق) (?:ال)?صيانة|اتفاق (?:ال)?دعم/, write: "عقد دعم" },
    { wrong: /أسئلة (?:متكررة|وأجوبة)/, write: "أسئلة شائعة" },
    { wrong: /ابتدائي|ابتداءً من/, write: "يبدأ السعر من" },
    { wrong: /حتى المخزن|التكلفة الكاملة/, write: "التكلفة حتى المستودع" },
    { wrong: /(?:ال)?فاتورة (?:ال)?إلكترونية/, write: "الفوترة الإلكترونية" },
    { wrong: /على بيانات واحدة/, write: "بيانات موحّدة" },
    { wrong: /مواضيع/, write: "الموضوعات" },
    { wrong: /أجوبة/, write: "الإجابات" },
    { wrong: /سلاسل (?:ال)?اعتماد/, write: "دورات اعتماد" },
    {
      wrong: /(?<![\u0621-\u064a])جاري(?![\u0621-\u064a])/,
      write: "جارٍ",
      except: /site\.loading/,
    },
    { wrong: /تعرّف إلى/, write: "تعرّف على" },
    { wrong: /الفوائد/, write: "المزايا" },
    { wrong: /الأن(?![\u0621-\u064a])/, write: "الآن" },
    { wrong: /؛/, write: "two sentences" },
  ],
};

/** Visitors' and clients' own words stay as they are. */
const leftAlone = /\.(?:alsoAsked|keywords)\.|proof\.json\.\w+\.items\./;

interface Text {
  at: string;
  text: string;
}

function textsIn(value: unknown, at: string): Text[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${at}.${key}`));
}

function textsOf(language: Language): Text[] {
  return ["content", "locales"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".json"))
        .map((name) => `${folder}/${name}`),
    )
    .flatMap((file) => textsIn(JSON.parse(readFileSync(join(root, file), "utf8")), file))
    .filter(({ at }) => at.split(/[./]/).findLast(isLanguage) === language && !leftAlone.test(at));
}

test.each(languageCodes)("the texts in %s keep to the house style", (language) => {
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(500);
  const slips = texts.flatMap(({ at, text }) =>
    (style[language] ?? [])
      .filter(({ wrong, except }) => wrong.test(text) && !except?.test(at))
      .map(({ write }) => `${at}: "${text}" (write ${write})`),
  );
  expect(slips).toEqual([]);
});

const content = readContent(root);

test("a sample is made with technologies of its service", () => {
  const foreign = content.projects.flatMap(({ id, sample, service, technologies }) => {
    const own = content.services.find((one) => one.id === service)?.technologies;
    return sample
      ? technologies.filter((name) => !own?.includes(name)).map((name) => `${id}: ${name}`)
      : [];
  });
  expect(foreign).toEqual([]);
});

test("an example in the comparison is a sample of the service it stands for", () => {
  const examples = content.services.flatMap(({ id, comparison }) =>
    comparison?.project ? [{ id, project: comparison.project }] : [],
  );
  expect(examples.length).toBeGreaterThan(0);
  for (const { id, project } of examples)
    expect(content.projects.find((one) => one.id === project)).toMatchObject({ service: id });
});

/** What is an extra of some service, by the words that claim it as a feature. */
const extras: readonly { service: string; claim: RegExp; extra: RegExp }[] = [
  { service: "ecommerce", claim: /\bsync/i, extra: /sync with your ERP/i },
  { service: "erp", claim: /\bsynced|tracked from letter/i, extra: /sync with an online shop/i },
  { service: "multi-page-app", claim: /connections? to|approvals/i, extra: /integrations/i },
  { service: "training", claim: /your own system/i, extra: /your own system/i },
];

test.each(extras)("$service promises no extra as a feature", ({ service, claim, extra }) => {
  const { features, pricing } = content.services.find(({ id }) => id === service)!;
  expect(pricing.adds.en).toContainEqual(expect.stringMatching(extra));
  expect(features.en.filter((feature) => claim.test(feature))).toEqual([]);
  expect(pricing.included.en.filter((item) => claim.test(item))).toEqual([]);
});

/** The study is quoted on its own, so no price includes it and no quote waits for it. */
test("the study or review of a service is never part of its starting price", () => {
  for (const { pricing } of content.services) {
    expect(pricing.included.en.filter((item) => /\b(?:study|review)\b/i.test(item))).toEqual([]);
    if (/\bafter (?:it|the)\b/i.test(pricing.note.en))
      expect(pricing.note.en).toMatch(/has its own written quote/);
  }
});
