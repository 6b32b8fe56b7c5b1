/** @jest-environment node */
import type { Knowledge } from "./knowledge";
import type { Match } from "./matching";
import { minAnswerScore, reply } from "./reply";

const match = (id: string, score: number): Match => ({
  entry: { id, question: id, answer: ["…"] },
  score,
});
const replyTo = (...matches: Match[]) => {
  const knowledge: Knowledge = {
    language: "en",
    services: [],
    entries: matches.map(({ entry }) => entry),
    unanswered: [],
    contact: { path: "/contact/", email: "a@b.example", whatsapp: "1" },
  };
  const { entry, others } = reply({ knowledge, match: () => matches }, "?");
  return { answer: entry?.id, others: others.map(({ id }) => id) };
};

test("the best match answers, and what comes near it is offered", () => {
  const matches = [match("a", 0.9), match("b", 0.8), match("c", 0.4)];
  expect(replyTo(...matches)).toEqual({ answer: "a", others: ["b"] });
});

test("what is not near enough is no answer, but may have been meant", () => {
  const near = minAnswerScore - 0.01;
  const matches = [match("a", near), match("b", near), match("c", near), match("d", near)];
  expect(replyTo(...matches)).toEqual({ answer: undefined, others: ["a", "b", "c"] });
  expect(replyTo(match("a", 0.01))).toEqual({ answer: undefined, others: [] });
});
