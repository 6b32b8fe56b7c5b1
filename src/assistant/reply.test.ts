/** @jest-environment node */
import type { Knowledge } from "./knowledge";
import type { Match } from "./matching";
import { reply } from "./reply";

const match = (id: string, score: number, coverage: number): Match => ({
  entry: { id, question: id, answer: ["…"] },
  score,
  coverage,
});
const answerWith = (...matches: Match[]) => {
  const knowledge: Knowledge = {
    language: "en",
    services: [],
    entries: matches.map(({ entry }) => entry),
    contact: { path: "/contact/", email: "a@b.example", whatsapp: "1" },
  };
  const { entry, others } = reply({ knowledge, match: () => matches }, "?");
  return [entry, ...others].map((one) => one?.id);
};

test("the best match answers, and what comes near it is offered", () => {
  expect(answerWith(match("a", 0.9, 1), match("b", 0.8, 0.9), match("c", 0.3, 0.9))).toEqual([
    "a",
    "b",
  ]);
});

test("what is not about enough of the question is neither an answer nor offered", () => {
  expect(answerWith(match("a", 0.9, 1), match("b", 0.8, 0.3))).toEqual(["a"]);
});

test("where the best match is no answer, the next one is none either", () => {
  expect(answerWith(match("a", 0.5, 0.5), match("b", 0.4, 0.9))).toEqual([undefined]);
});
