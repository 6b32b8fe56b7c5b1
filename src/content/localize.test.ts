/** @jest-environment node */
import { languageCodes } from "../i18n/languages";
import { removeProjects, writeProject } from "./testing/testProject";
import { inLanguage, textsIn } from "./localize";
import { readContent } from "./readContent";

afterEach(removeProjects);

const content = () =>
  readContent(
    writeProject((files) => {
      const erp = files["content/services/erp.json"];
      erp.title = { en: "{name} since {foundingYear}", ar: "{name} منذ {foundingYear}" };
      erp.description = {
        en: `${"Many words ".repeat(6)}run on`,
        ar: `${"كلمات كثيرة ".repeat(6)}معك`,
      };
      erp.features.en[0] = "{serviceCount} services";
      erp.features.ar[0] = "{serviceCount} خدمات";
      erp.benefits[1].text = { en: "Call +20 3 486 2211.", ar: "اتصل على +20 3 486 2211." };
    }),
  );

const erpIn = (language: (typeof languageCodes)[number]) =>
  inLanguage(content(), language).services.find(({ id }) => id === "erp")!;

test("gives the same shape with plain texts, the facts filled in", () => {
  const erp = erpIn("en");
  expect(erp.title).toBe("FTS since 2020");
  expect(erp.features[0]).toBe("3 services");
  expect(erp.benefits[1]).toEqual({ title: "Some words", text: "Call +20 3 486 2211." });
});

test("leaves no short word alone on the last line of a text", () => {
  expect(erpIn("en").description).toMatch(/words run\u00a0on$/);
  expect(erpIn("ar").description).toMatch(/كثيرة\u00a0معك$/);
  expect(erpIn("en").title).toBe("FTS since 2020");
});

test("leaves what is no text as it is", () => {
  const source = content();
  const localized = inLanguage(source, "ar");
  expect(localized.company.phone).toBe(source.company.phone);
  expect(localized.services[0]?.price).toEqual(source.services[0]?.price);
  expect(localized.redirects).toEqual(source.redirects);
});

test("isolates addresses where the language runs from the right", () => {
  expect(erpIn("ar").benefits[1]?.text).toBe("اتصل على \u2066+20 3 486 2211\u2069.");
});

test.each(languageCodes)("leaves no other version and no token behind: %s", (language) => {
  const text = JSON.stringify(inLanguage(content(), language));
  expect(text).not.toMatch(/\{[a-zA-Z]+\}/);
  for (const code of languageCodes) expect(text).not.toContain(`"${code}":`);
});

test("finds every text of a value as it is written", () => {
  const point = {
    id: "a",
    title: { en: "A", ar: "أ" },
    items: [{ text: { en: ["B"], ar: ["ب"] } }],
  };
  expect(textsIn(point, "ar")).toEqual(["أ", "ب"]);
});
