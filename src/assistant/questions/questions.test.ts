/** @jest-environment node */
import { languageCodes, type Language } from "../../i18n/languages";
import { readKnowledge } from "../../gatsby/assistant/knowledge";
import { createEngine, type Engine } from "../engine";
import { leastCoverage } from "../reply";
import heldOut from "./held-out.json";
import tuning from "./tuning.json";

/** How well the assistant must answer; docs/assistant.md explains both sets. */
const least = { first: 0.9, firstThree: 0.97 };

const root = process.cwd();
const engines = Object.fromEntries(
  languageCodes.map((code) => [code, createEngine(readKnowledge(root, code))]),
) as Record<Language, Engine>;

interface Result {
  ask: string;
  /** Place of a right source among the answers, from 0; -1 when handed over or not found. */
  place: number;
}

function ask(language: Language, question: string): string[] {
  const matches = engines[language].match(question);
  const isAnswered = (matches[0]?.coverage ?? 0) >= leastCoverage;
  return isAnswered ? matches.map(({ entry }) => entry.id) : [];
}

function judge(set: typeof tuning) {
  const results = languageCodes.flatMap((language) =>
    set[language].map(({ ask: question, sources }): Result => {
      const place = ask(language, question).findIndex((id) => sources.includes(id));
      return { ask: question, place };
    }),
  );
  const offTopic = languageCodes.flatMap((language) =>
    set.offTopic[language].map((question) => ({ question, answers: ask(language, question) })),
  );
  const share = (fits: (place: number) => boolean) =>
    results.filter(({ place }) => fits(place)).length / results.length;
  return {
    count: results.length,
    first: share((place) => place === 0),
    firstThree: share((place) => place >= 0 && place < 3),
    offTopicCount: offTopic.length,
    wronglyAnswered: offTopic.filter(({ answers }) => answers.length > 0),
  };
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

test.each([
  ["tuning", tuning],
  ["held-out", heldOut],
])("the answers to the %s questions hold", (name, set) => {
  const { count, first, firstThree, offTopicCount, wronglyAnswered } = judge(set);
  process.stdout.write(
    `Assistant, ${name}: ${count} questions, right first ${percent(first)}, within three ${percent(firstThree)}; ` +
      `${offTopicCount - wronglyAnswered.length} of ${offTopicCount} off-topic handed over\n`,
  );
  expect(first).toBeGreaterThanOrEqual(least.first);
  expect(firstThree).toBeGreaterThanOrEqual(least.firstThree);
  expect(wronglyAnswered).toEqual([]);
});

test("the sets are large enough, apart, and name sources that exist", () => {
  const all = (set: typeof tuning) =>
    languageCodes.flatMap((code) => [...set[code].map((one) => one.ask), ...set.offTopic[code]]);
  const heldOutQuestions = new Set(all(heldOut));
  expect(all(tuning).filter((question) => heldOutQuestions.has(question))).toEqual([]);
  for (const language of languageCodes) {
    expect(tuning[language].length + heldOut[language].length).toBeGreaterThanOrEqual(60);
    const known = new Set(engines[language].knowledge.entries.map(({ id }) => id));
    const sources = [tuning, heldOut].flatMap((set) => set[language].flatMap((one) => one.sources));
    expect(sources.filter((id) => !known.has(id))).toEqual([]);
  }
});
