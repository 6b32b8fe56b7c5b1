/** @jest-environment node */
import { inEachLanguage } from "../../tools/lib/inEachLanguage";
import { manyServices } from "../../tools/lib/manyServices";
import { readContent } from "../content/readContent";
import { cardPlace, type ResultCard } from "../search/cards";
import { localizePath } from "../i18n/paths";
import { loadVocabulary } from "../search/loadVocabulary";
import { createSearcher, type IndexHead } from "../search/parts";
import { searchDocuments } from "./searchDocuments";
import { searchFiles } from "./searchIndex";

const content = readContent(process.cwd());
const documents = searchDocuments(content);
const ownFiles = inEachLanguage({
  en: searchFiles(content, "en"),
  ar: searchFiles(content, "ar"),
});
const find = async (language: "en" | "ar", text: string) => {
  const head = JSON.parse(ownFiles[language].index ?? "") as IndexHead;
  const search = createSearcher(
    head,
    () => Promise.reject(new Error("nine services need no part")),
    (query) => loadVocabulary(language, query),
  );
  return (await search(text)).flatMap(({ position }) => documents[position] ?? []);
};

test("every service is in it, in the order of lists, whatever the order of the files", () => {
  const ids = documents.filter(({ kind }) => kind === "service").map(({ id }) => id);
  expect(ids).toHaveLength(content.services.length);
  expect(ids[0]).toBe("erp");
  const reversed = { ...content, services: content.services.toReversed() };
  expect(searchFiles(reversed, "en")).toEqual(ownFiles.en);
});

test("each language leads to its own pages, and finds words of the other", async () => {
  const [english] = await find("en", "متجر");
  expect([english?.id, english?.url.en]).toEqual(["ecommerce", "/services/ecommerce-platform/"]);
  const [arabic] = await find("ar", "e-commerce");
  expect([arabic?.id, arabic?.url.ar]).toEqual(["ecommerce", "/ar/services/ecommerce-platform/"]);
  expect((await find("ar", "انظمه"))[0]?.id).toBe("erp");
});

test("a module of the ERP system leads to it", async () => {
  expect((await find("en", "letter of credit"))[0]?.id).toBe("erp");
});

test("what is on one page of the list needs no cards", () => {
  expect(Object.keys(ownFiles.en)).toEqual(["index", "questions"]);
});

test.each([
  ["en", "who owns the code?", "code-ownership"],
  ["en", "is VAT included in the price", "taxes"],
  ["ar", "هل توقعون اتفاقيه سريه", "confidentiality"],
  ["ar", "ملكية الكود", "code-ownership"],
] as const)(
  "in %s, %j finds the general question %s, at its own address",
  async (language, text, id) => {
    const questions = JSON.parse(ownFiles[language].questions ?? "") as { path: string }[];
    const found = (await find(language, text)).filter(({ kind }) => kind === "question");
    expect(found[0]).toMatchObject({
      id: `faq/${id}`,
      url: { [language]: localizePath(`/faq/#${id}`, language) },
    });
    const position = documents.findIndex((one) => one.id === `faq/${id}`);
    expect(questions[position - content.services.length]?.path).toBe(`/faq/#${id}`);
  },
);

test("of more services every card is in the file of its place, its facts filled in", () => {
  const services = manyServices(content.services, 30);
  const files = searchFiles({ ...content, services }, "ar");
  const inOrder = services.toSorted((a, b) => a.order - b.order);
  for (const [position, { id, path }] of inOrder.entries()) {
    const { file, at } = cardPlace(position);
    const cards = JSON.parse(files[`cards-${file}`] ?? "[]") as ResultCard[];
    expect(cards[at]).toMatchObject({ id, path });
  }
  expect(Object.values(files).join()).not.toMatch(/\{[a-zA-Z]+\}/);
});
