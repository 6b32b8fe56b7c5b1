/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { readContent } from "../content/readContent";
import { searchFiles } from "../gatsby/searchIndex";
import { languageCodes } from "../i18n/languages";
import { manyServices } from "../../tools/lib/manyServices";
import { cardPlace } from "./cards";
import { loadVocabulary } from "./loadVocabulary";
import { createSearcher, type IndexHead, type TermEntry } from "./parts";
import { inEachLanguage } from "../../tools/lib/inEachLanguage";

const count = 1000;
/** In bytes, compressed: all that is loaded before the first twelve results are shown. */
const most = 60_000;
const shown = 12;

const content = readContent(process.cwd());
const many = { ...content, services: manyServices(content.services, count) };
const sizeOf = (text: string) => gzipSync(text, { level: 9 }).length;

const questions = inEachLanguage({
  en: ["shop", "erp system", "cloud hosting for my company", "online store price", "databse"],
  ar: ["متجر", "أنظمة محاسبة", "تطبيق", "قواعد البيانت", "online store price"],
});

describe.each(languageCodes)(`with ${count} services, in %s`, (language) => {
  const files = searchFiles(many, language);
  const text = (name: string) => files[name] ?? "";

  test.each(questions[language])("the first answer to %j stays small", async (question) => {
    const loaded = new Set(["index"]);
    const search = createSearcher(
      JSON.parse(text("index")) as IndexHead,
      (part) => {
        loaded.add(`part-${part}`);
        return Promise.resolve(JSON.parse(text(`part-${part}`)) as TermEntry[]);
      },
      (query) => loadVocabulary(language, query),
    );
    const found = await search(question);
    expect(found.length).toBeGreaterThan(0);
    for (const { position } of found.slice(0, shown)) {
      loaded.add(`cards-${cardPlace(position).file}`);
    }
    const bytes = [...loaded].map((name) => sizeOf(text(name)));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
  });
});
