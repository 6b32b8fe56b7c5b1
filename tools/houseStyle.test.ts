/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage, languageCodes, type Language } from "../src/i18n/languages";

const root = join(__dirname, "..");

interface Rule {
  wrong: RegExp;
  write: string;
  /** Where it does not hold. */
  except?: RegExp;
}

/** Headings and buttons whose wording is given, with capitals. */
const givenWording =
  /home\.json\.(?:chairman\.(?:heading|name|title)|modules\.title|projects\.title|services\.title)\.|erp-modules\.json\.\d+\.title|services\.json\.(?:title|features|process|technologies|closing\.title)|common\.json\.(?:nav\.allServices|footer\.quickLinks)|home\.json\.(?:hero\.invest|about\.more|services\.all|modules\.more|projects\.(?:technologies|visit))/;

/** Proper names of the texts. */
const properNames =
  "Abu|Ali|Arab|Dhabi|English|Genoa|Jebel|Gulf|Egypt|Kuwait|City|Saudi|Riyadh|Dubai|WhatsApp|Google|Excel|Access|PostgreSQL|SQL|Server|Oracle|OpenAPI|GraphQL|Back";

/** What each language settled on, so that no page names a thing otherwise than the next. */
const style: Partial<Record<Language, readonly Rule[]>> = {
  en: [
    { wrong: /['"]/, write: "typographic quotes: ’ “ ”" },
    { wrong: /\be-mail/i, write: "email" },
    { wrong: /telephone/i, write: "phone" },
    { wrong: /quotation/i, write: "quote" },
    { wrong: /maintenance agreement/i, write: "support agreement" },
    { wrong: /frequent questions/i, write: "frequently asked questions" },
    { wrong: /;/, write: "two sentences" },
    { wrong: /starting from|prices start/i, write: "starting price" },
    {
      wrong: new RegExp(`(?<![.?!:“]\\s)(?<=\\S\\s)(?!${properNames})[A-Z][a-z]`),
      write: "sentence case",
      except: givenWording,
    },
  ],
  ar: [
    { wrong: /['"]/, write: "«»" },
    { wrong: /[,;?]/, write: "the Arabic «،» «؛» «؟»" },
    { wrong: /ستعم/, write: "استخدم" },
    { wrong: /(?:عقد|اتفاق) (?:ال)?صيانة|اتفاق (?:ال)?دعم/, write: "عقد دعم" },
    { wrong: /أسئلة (?:متكررة|وأجوبة)/, write: "أسئلة شائعة" },
    { wrong: /تبدأ (?:ال)?أسعار|يبدأ (?:ال)?سعر|ابتداءً من/, write: "السعر الابتدائي" },
    { wrong: /تعرّف إلى/, write: "تعرّف على" },
    { wrong: /الفوائد/, write: "المزايا" },
    { wrong: /الأن(?![\u0621-\u064a])/, write: "الآن" },
    { wrong: /؛/, write: "two sentences" },
  ],
};

/** Visitors' and clients' own words stay as they are; the wording of this one heading is given. */
const leftAlone =
  /\.(?:alsoAsked|keywords)\.|proof\.json\.\w+\.items\.|home\.json\.chairman\.heading\./;

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
