/** What an answer of the assistant costs, beside a search for the same words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine } from "../src/assistant/engine";
import type { Knowledge } from "../src/assistant/knowledge";
import { reply } from "../src/assistant/reply";
import { readKnowledge } from "../src/assistant/build/knowledge";
import { readVocabulary } from "../src/search/build/readVocabulary";
import { languageCodes, type Language } from "../src/i18n/languages";
import { searches } from "../src/search/testing/ownServices";
import type { Comparison } from "./compare";
import { repeated } from "./repeated";

type Questions = Record<Language, { ask: string }[]>;

const questionsFile = join(process.cwd(), "src/assistant/questions/held-out.json");

/** Every question of the held-out set, and getting ready for the first. */
export function assistantComparisons(): Comparison[] {
  const questions = JSON.parse(readFileSync(questionsFile, "utf8")) as Questions;
  const search = searches();
  return languageCodes.flatMap((language) => {
    const asked = questions[language].map(({ ask }) => ask);
    const json = JSON.stringify(readKnowledge(process.cwd(), language));
    const vocabulary = readVocabulary(process.cwd(), [language]);
    const read = () => JSON.parse(json) as Knowledge;
    const engine = createEngine(read(), vocabulary);
    return [
      {
        title: `${asked.length} questions in ${language}`,
        rounds: 5,
        baseline: repeated("search the services for their words", () =>
          asked.forEach((question) => search[language](question)),
        ),
        others: [
          repeated("answer them", () => asked.forEach((question) => reply(engine, question))),
        ],
      },
      {
        title: `The first answer in ${language}`,
        rounds: 9,
        baseline: repeated("read the knowledge", read),
        others: [repeated("read and prepare it", () => createEngine(read(), vocabulary))],
      },
    ];
  });
}
