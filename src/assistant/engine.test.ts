/** @jest-environment node */
import { readVocabulary } from "../search/build/readVocabulary";
import { createEngine } from "./engine";
import type { Knowledge, KnowledgeEntry } from "./knowledge";
import { reply } from "./reply";

const entry = (id: string, rest: Partial<KnowledgeEntry>): KnowledgeEntry => ({
  id,
  question: id,
  answer: ["…"],
  ...rest,
});

const knowledge: Knowledge = {
  language: "en",
  unanswered: ["What will the weather be like?", "What is gold worth today?"],
  services: [],
  contact: { path: "/contact/", email: "a@b.example", whatsapp: "1" },
  entries: [
    entry("prices", { question: "How much do you charge?" }),
    entry("hours", { concepts: ["hours"] }),
    ...["erp", "cloud"].flatMap((subject) => [
      entry(subject, {
        subject,
        concepts: [subject, "what"],
        question: `What is ${subject}?`,
      }),
      entry(`${subject}/price`, {
        subject,
        concepts: [subject, "price"],
        question: `How much does ${subject} cost?`,
      }),
    ]),
    entry("spaceship", { subject: "spaceship", concepts: ["spaceship"], question: "Rockets" }),
    entry("orbit", { question: "How far does the rocket fly?", alsoAsked: ["Maximum altitude"] }),
  ],
};
const engine = createEngine(knowledge, readVocabulary(process.cwd(), ["en"]));
const answerTo = (question: string, subject?: string) => reply(engine, question, subject).entry?.id;

test("an intent and a subject together find the entry about both", () => {
  expect(answerTo("how much is the cloud?")).toBe("cloud/price");
  expect(answerTo("erp")).toBe("erp");
});

test("an intent alone finds the general entry, and on a service's page that service's", () => {
  expect(answerTo("how much does it cost")).toBe("prices");
  expect(answerTo("how much does it cost", "erp")).toBe("erp/price");
});

test("a subject that is named counts more than the page", () => {
  expect(answerTo("how much is the cloud?", "erp")).toBe("cloud/price");
});

test("other wordings find an entry, as do words the vocabulary does not know", () => {
  expect(answerTo("what is the maximum altitude of it")).toBe("orbit");
  expect(answerTo("how far do rockets fly")).toBe("orbit");
});

test("a mistyped word is understood", () => {
  expect(answerTo("maximum altitued")).toBe("orbit");
});

test("a question of other things has no answer", () => {
  expect(answerTo("what is the price of bitcoin and gold")).toBeUndefined();
});

test.each([
  ["that is empty", ""],
  ["of punctuation only", "?!… ،؛ —"],
  ["of markup", "<img src=x onerror=alert(1)>"],
  ["in a third script", "これはいくらですか"],
  ["of ignored words only", "what is it that you do for me"],
])("a question %s has neither answer nor suggestion", (_, question) => {
  expect(reply(engine, question)).toEqual({ language: "en", others: [] });
});

test("a very long question is read up to a point and does no harm", () => {
  expect(answerTo(`${"word ".repeat(400)} price`)).toBeUndefined();
  expect(answerTo(`erp price ${"?".repeat(2000)}`)).toBe("erp/price");
});

test("what may also have been meant comes along, best first", () => {
  const { others } = reply(engine, "cloud");
  expect(others.map(({ id }) => id)).toEqual(["cloud/price"]);
});
