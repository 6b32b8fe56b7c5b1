/** @jest-environment node */
import { languageCodes, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { answer } from "../conversation";
import { reply } from "../reply";
import { engines, loadTestEngine } from "../testing/engines";
import heldOut from "./held-out.json";

/** How well the assistant must answer; docs/assistant.md explains the set. */
const least = {
  /** The shares of the questions that are answered right, and that are answered or offered right. */
  first: 0.8,
  offered: 0.88,
  /** The share of off-topic questions that are handed over. */
  handedOver: 0.95,
  /** The share of the wordings that find the answer they stand for, at first and among what is offered. */
  ownWording: { first: 0.9, offered: 0.95 },
};

/** What a visitor on a page is answered and offered, as the panel does it. */
async function ask(question: string, language: Language, page: Language) {
  const place = { path: localizePath("/", page), language: page };
  const { entry, others } = await answer(question, place, undefined, loadTestEngine);
  return { question, language, answered: entry?.id, offered: others.map(({ id }) => id) };
}

const share = <Item>(items: readonly Item[], isRight: (item: Item) => boolean) =>
  items.filter(isRight).length / items.length;

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

test.each(languageCodes)(
  "the answers to questions as people type them hold on a page in %s",
  async (page) => {
    const results = await Promise.all(
      languageCodes.flatMap((language) =>
        heldOut[language].map(async ({ ask: question, sources }) => {
          const { answered, offered } = await ask(question, language, page);
          const isRight = answered !== undefined && sources.includes(answered);
          return {
            language,
            isRight,
            isOffered: isRight || offered.some((id) => sources.includes(id)),
          };
        }),
      ),
    );
    for (const language of languageCodes) {
      const own = results.filter((result) => result.language === language);
      process.stdout.write(
        `Assistant on a page in ${page}, ${own.length} questions in ${language}: ` +
          `right ${percent(share(own, ({ isRight }) => isRight))}, ` +
          `right or offered ${percent(share(own, ({ isOffered }) => isOffered))}\n`,
      );
    }
    expect(share(results, ({ isRight }) => isRight)).toBeGreaterThanOrEqual(least.first);
    expect(share(results, ({ isOffered }) => isOffered)).toBeGreaterThanOrEqual(least.offered);
  },
);

test.each(languageCodes)("the wordings in %s find the answers they stand for", (language) => {
  const { knowledge, match } = engines[language];
  const results = knowledge.entries.flatMap(({ id, alsoAsked = [] }) =>
    alsoAsked.map((wording) => {
      const { entry, others } = reply({ knowledge, match }, wording);
      const isRight = entry?.id === id;
      return { isRight, isOffered: isRight || others.some((other) => other.id === id) };
    }),
  );
  const { first, offered } = least.ownWording;
  expect(share(results, ({ isRight }) => isRight)).toBeGreaterThanOrEqual(first);
  expect(share(results, ({ isOffered }) => isOffered)).toBeGreaterThanOrEqual(offered);
});

test("nearly all that is off the topic is handed over", async () => {
  const results = await Promise.all(
    languageCodes.flatMap((language) =>
      heldOut.offTopic[language].map((question) => ask(question, language, language)),
    ),
  );
  const wrong = results.filter(({ answered }) => answered !== undefined);
  process.stdout.write(
    `Assistant: ${results.length - wrong.length} of ${results.length} off-topic questions handed over\n`,
  );
  expect(1 - wrong.length / results.length).toBeGreaterThanOrEqual(least.handedOver);
});

test("the set is large enough, apart from the wordings, and names answers that exist", () => {
  for (const language of languageCodes) {
    const { knowledge } = engines[language];
    const known = new Set(knowledge.entries.map(({ id }) => id));
    const sources = heldOut[language].flatMap((one) => one.sources);
    expect(sources.filter((id) => !known.has(id))).toEqual([]);
    expect(heldOut[language].length).toBeGreaterThanOrEqual(36);
    expect(heldOut.offTopic[language].length).toBeGreaterThanOrEqual(12);
    const wordings = new Set([
      ...knowledge.entries.flatMap(({ question, alsoAsked = [] }) => [question, ...alsoAsked]),
      ...knowledge.unanswered,
    ]);
    const all = [...heldOut[language].map((one) => one.ask), ...heldOut.offTopic[language]];
    expect(all.filter((question) => wordings.has(question))).toEqual([]);
  }
});
