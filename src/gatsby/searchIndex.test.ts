/** @jest-environment node */
import { inEachLanguage } from "../../testing/inEachLanguage";
import { readContent } from "../content/readContent";
import { loadIndex } from "../search/createIndex";
import { loadVocabulary } from "../search/loadVocabulary";
import { createSearch } from "../search/search";
import type { SearchFile } from "../search/searchFile";
import { searchFile } from "./searchIndex";

const content = readContent(process.cwd());
const files = inEachLanguage({ en: searchFile(content, "en"), ar: searchFile(content, "ar") });

async function find(language: "en" | "ar", text: string) {
  const { index } = JSON.parse(JSON.stringify(files[language])) as SearchFile;
  const vocabulary = await loadVocabulary(language, text);
  return createSearch(loadIndex(index), vocabulary).search(text);
}

test("the order of the files makes no difference", () => {
  const reversed = { ...content, services: content.services.toReversed() };
  expect(searchFile(reversed, "en")).toEqual(files.en);
});

test("each language finds words of the other", async () => {
  expect((await find("en", "متجر"))[0]?.id).toBe("ecommerce");
  expect((await find("ar", "e-commerce"))[0]?.id).toBe("ecommerce");
  expect((await find("ar", "انظمه"))[0]?.id).toBe("erp");
});

test("a module of the ERP system leads to it", async () => {
  expect((await find("en", "letter of credit"))[0]?.id).toBe("erp");
});

test.each([
  ["en", "who owns the code?", "code-ownership"],
  ["en", "is VAT included in the price", "taxes"],
  ["ar", "هل توقعون اتفاقيه سريه", "confidentiality"],
  ["ar", "ملكية الكود", "code-ownership"],
] as const)(
  "in %s, %j finds the general question %s, at its own address",
  async (language, text, id) => {
    const found = (await find(language, text)).filter(({ kind }) => kind === "question");
    expect(found[0]?.id).toBe(`faq/${id}`);
    const question = files[language].questions.find((one) => one.id === `faq/${id}`);
    expect(question?.path).toBe(`/faq/#${id}`);
  },
);

test("the facts of the company are filled in", () => {
  expect(JSON.stringify(files)).not.toMatch(/\{[a-zA-Z]+\}/);
});
