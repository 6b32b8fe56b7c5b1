/** @jest-environment node */
import { createInstance } from "i18next";
import type words from "../../../locales/en/estimate.json";
import { wordsByLanguage } from "../../../testing/wordsByLanguage";
import { mailTextLink, whatsappTextLink } from "../../contact/textLinks";
import { inLanguage } from "../../content/localize";
import { readContent } from "../../content/readContent";
import { addressNames } from "../../gatsby/addressNames";
import { formatPrice } from "../../i18n/formats";
import { languageCodes, perLanguage } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { noChoice, maxSizes, withChoice } from "./choice";
import { estimateText, sizeText } from "./estimateText";

const resources = wordsByLanguage<typeof words>("estimate");
const translators = perLanguage((language) => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { estimate: resources[language] } },
    defaultNS: "estimate",
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
  });
  return instance.getFixedT(language, "estimate");
});

test.each([
  ["en", { branches: 1, languages: 1, users: 1 }, "1 branch, 1 language, 1 user"],
  ["en", { branches: 3, users: 12_000 }, "3 branches, 12,000 users"],
  ["ar", { branches: 1, languages: 2, users: 3 }, "فرع واحد، لغتان، 3 مستخدمين"],
  ["ar", { branches: 2, users: 40 }, "فرعان، 40 مستخدمًا"],
  ["ar", { branches: 12, languages: 1, users: 12_000 }, "12 فرعًا، لغة واحدة، 12,000 مستخدم"],
] as const)("%s: the size of the work is said with its numbers: %j", (language, known, text) => {
  expect(sizeText({ ...noChoice, sizes: known }, translators[language], language)).toBe(text);
});

test("nothing is said of a size that is not known", () => {
  for (const language of languageCodes) {
    expect(sizeText(noChoice, translators[language], language)).toBe("");
  }
});

test("the message names service, price, extras and size, and no total", () => {
  const lines = {
    opening: "I would like a quote:",
    service: "ERP system",
    price: "Starting price $5,000",
    extras: ["Further branches", "Sync with a shop"],
    size: "3 branches",
  };
  expect(estimateText(lines, translators.en)).toBe(`I would like a quote:

ERP system
Starting price $5,000

Quoted separately:
– Further branches
– Sync with a shop

Size of the work: 3 branches`);
  expect(estimateText({ ...lines, extras: [], size: "" }, translators.en))
    .toBe(`I would like a quote:

ERP system
Starting price $5,000`);
});

const source = readContent(process.cwd());

test.each(languageCodes)(
  "%s: with everything ticked, the message still fits into the links of WhatsApp and e-mail",
  (language) => {
    const t = translators[language];
    const { estimate, services, company } = inLanguage(source, language);
    for (const [index, { id, title, price, pricing }] of services.entries()) {
      const adds = addressNames(source.services[index]!.pricing.adds.en);
      const choice = { service: id, adds, sizes: maxSizes };
      const text = estimateText(
        {
          opening: estimate.summary.message,
          service: title,
          price: formatPrice(price, language),
          extras: pricing.adds,
          size: sizeText(choice, t, language),
        },
        t,
      );
      const page = `https://www.fts-software.com${localizePath("/estimate/", language)}`;
      const lines = [{ label: t("summary.link"), value: withChoice(page, choice) }];
      const subject = t("ways.subject", { service: title });
      expect([id, whatsappTextLink(company.whatsapp, text, lines).whole]).toEqual([id, true]);
      expect([id, mailTextLink(company.email, subject, text, lines).whole]).toEqual([id, true]);
    }
  },
);
