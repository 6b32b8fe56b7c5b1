/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { readContent } from "../content/readContent";
import { makeKnowledge } from "../gatsby/assistant/knowledge";
import { readVocabulary } from "../gatsby/vocabulary";
import { languageCodes, type Language } from "../i18n/languages";
import { localizePath } from "../i18n/paths";
import type { Answers } from "../i18n/words";
import { manyServices } from "../../tools/lib/manyServices";
import { answer, restoreTurns, toStored, type LoadEngine } from "./conversation";
import { createEngine } from "./engine";
import { apartIn, withServices, type Knowledge, type ServiceEntries } from "./knowledge";
import { inEachLanguage } from "../../tools/lib/inEachLanguage";

const count = 1000;
/** In bytes, compressed: the file of all and those of the services that an answer needs. */
const most = 60_000;

const content = readContent(process.cwd());
const many = { ...content, services: manyServices(content.services, count) };

function knowledgeOf(language: Language) {
  const file = `locales/${language}/answers.json`;
  return makeKnowledge(many, language, JSON.parse(readFileSync(file, "utf8")) as Answers);
}

const sizeOf = (data: unknown) => gzipSync(JSON.stringify(data), { level: 9 }).length;
const ask = inEachLanguage({ en: "how much is", ar: "\u0643\u0645 \u0633\u0639\u0631" });

describe.each(languageCodes)(`with ${count} services, in %s`, (language) => {
  const files = knowledgeOf(language);
  const vocabulary = readVocabulary(process.cwd(), [language]);
  let loaded: string[] = [];
  let knowledge: Knowledge = files.knowledge;
  let engine = createEngine(knowledge, vocabulary);
  const load: LoadEngine = (_, services = []) => {
    const missing = apartIn(knowledge, services);
    if (missing.length > 0) {
      loaded.push(...missing);
      const added = missing.map((id): [string, ServiceEntries] => [id, files.services.get(id)!]);
      knowledge = withServices(knowledge, new Map(added));
      engine = createEngine(knowledge, vocabulary);
    }
    return Promise.resolve(engine);
  };
  const service = files.knowledge.services[700]!;
  const home = { path: localizePath("/", language), language };

  test("the first answer stays small, about a service in a file of its own as well", async () => {
    loaded = [];
    const { entry } = await answer(`${ask[language]} ${service.title}`, home, undefined, load);
    expect(entry?.id).toBe(`service/${service.id}/price`);
    expect(loaded).toContain(service.id);
    const bytes = loaded.map((id) => sizeOf(files.services.get(id)));
    expect(bytes.reduce((sum, size) => sum + size, sizeOf(files.knowledge))).toBeLessThan(most);
  });

  test("what names no such service is answered without loading more", async () => {
    loaded = [];
    const { entry } = await answer(`${ask[language]} ERP`, home, undefined, load);
    expect(entry?.id).toBe("service/erp/price");
    expect(loaded).toEqual([]);
  });

  test("on the page of such a service a question is about it, and comes back after a reload", async () => {
    const shown = files.knowledge.services[800]!;
    const turn = await answer(ask[language], { path: shown.path, language }, undefined, load);
    expect(turn.entry?.id).toBe(`service/${shown.id}/price`);
    knowledge = files.knowledge;
    engine = createEngine(knowledge, vocabulary);
    const [again] = await restoreTurns([toStored(turn)], load);
    expect(again?.entry).toEqual(turn.entry);
  });

  test("every service's own entries are in one place", () => {
    const ids = [...files.knowledge.entries, ...[...files.services.values()].flat()];
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
    for (const { id } of many.services) {
      expect(ids.filter((entry) => entry.id === `service/${id}`)).toHaveLength(1);
    }
  });
});
