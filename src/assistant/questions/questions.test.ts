/** @jest-environment node */
import { languageCodes, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { answer } from "../conversation";
import { engines, loadTestEngine } from "../testing/engines";
import heldOut from "./held-out.json";
import tuning from "./tuning.json";

/** How well the assistant must answer; docs/assistant.md explains both sets. */
const least = { first: 0.9, firstThree: 0.97, offTopic: 20 };

interface Result {
  language: Language;
  /** Place of a right source among what the visitor is offered, from 0; -1 where it is not. */
  place: number;
}

interface Handover {
  language: Language;
  question: string;
  /** What was answered to a question that nothing answers. */
  answers: string[];
}

/** What a visitor on a page is offered, as the panel does it; nothing where it hands over. */
async function ask(question: string, language: Language): Promise<string[]> {
  const place = { path: localizePath("/", language), language };
  const { entry, others } = await answer(question, place, undefined, loadTestEngine);
  return entry ? [entry, ...others].map(({ id }) => id) : [];
}

async function judge(set: typeof tuning, page: Language) {
  const results: Result[] = [];
  const offTopic: Handover[] = [];
  for (const language of languageCodes) {
    for (const { ask: question, sources } of set[language]) {
      const place = (await ask(question, page)).findIndex((id) => sources.includes(id));
      results.push({ language, place });
    }
    for (const question of set.offTopic[language]) {
      offTopic.push({ language, question, answers: await ask(question, page) });
    }
  }
  return { results, offTopic };
}

/** The shares of the questions that are answered right. */
function shares(results: readonly Result[]) {
  const share = (isRight: (result: Result) => boolean) =>
    results.filter(isRight).length / results.length;
  return {
    first: share(({ place }) => place === 0),
    firstThree: share(({ place }) => place >= 0 && place < 3),
  };
}

const isAnswered = ({ answers }: Handover) => answers.length > 0;
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

function figures(language: Language, results: readonly Result[], offTopic: readonly Handover[]) {
  const own = results.filter((result) => result.language === language);
  const away = offTopic.filter((handover) => handover.language === language);
  const { first, firstThree } = shares(own);
  const handedOver = away.filter((handover) => !isAnswered(handover)).length;
  return (
    `  ${language}: ${own.length} questions, right first ${percent(first)}, within three ${percent(firstThree)}; ` +
    `${handedOver} of ${away.length} off-topic handed over\n`
  );
}

const sets = { tuning, "held-out": heldOut };

test.each(
  (["tuning", "held-out"] as const).flatMap((name) =>
    languageCodes.map((page) => [name, page] as const),
  ),
)("the answers to the %s questions hold on a page in %s", async (name, page) => {
  const { results, offTopic } = await judge(sets[name], page);
  const { first, firstThree } = shares(results);
  process.stdout.write(
    `Assistant, ${name} questions on a page in ${page}: ` +
      `right first ${percent(first)}, within three ${percent(firstThree)}\n` +
      languageCodes.map((language) => figures(language, results, offTopic)).join(""),
  );
  expect(first).toBeGreaterThanOrEqual(least.first);
  expect(firstThree).toBeGreaterThanOrEqual(least.firstThree);
  expect(offTopic.filter(isAnswered)).toEqual([]);
});

test("the sets are large enough, apart, and name sources that exist", () => {
  const all = (set: typeof tuning) =>
    languageCodes.flatMap((code) => [...set[code].map((one) => one.ask), ...set.offTopic[code]]);
  const heldOutQuestions = new Set(all(heldOut));
  expect(all(tuning).filter((question) => heldOutQuestions.has(question))).toEqual([]);
  for (const language of languageCodes) {
    expect(tuning[language].length + heldOut[language].length).toBeGreaterThanOrEqual(60);
    const offTopic = [tuning, heldOut].flatMap((set) => set.offTopic[language]);
    expect(new Set(offTopic).size).toBeGreaterThanOrEqual(least.offTopic);
    const known = new Set(engines[language].knowledge.entries.map(({ id }) => id));
    const sources = [tuning, heldOut].flatMap((set) => set[language].flatMap((one) => one.sources));
    expect(sources.filter((id) => !known.has(id))).toEqual([]);
  }
});
