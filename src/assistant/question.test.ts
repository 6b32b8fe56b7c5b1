/** @jest-environment node */
import { longestAddress } from "../contact/textLinks";
import { cleanQuestion, handoverLinks, maxQuestionLength } from "./question";

const contact = { path: "/ar/contact/", email: "info@fts.example", whatsapp: "201000000000" };
const passedOn = (question: string) => {
  const { email, whatsapp } = handoverLinks(contact, question, "سؤال");
  const parameters = (href: string) => new URL(href).searchParams;
  return [parameters(email).get("body"), parameters(whatsapp).get("text")];
};

test.each([
  ["  two\n\n lines\t", "two lines"],
  ["half \uD83D an emoji", "half an emoji"],
  ["a\u0000b\u0007c", "a b c"],
  [" \n ", ""],
])("%j is read as %j", (typed, clean) => {
  expect(cleanQuestion(typed)).toBe(clean);
});

test("a question is cut at its longest, never within a character", () => {
  expect(cleanQuestion("س".repeat(5000))).toHaveLength(maxQuestionLength);
  const odd = `x${"🙂".repeat(maxQuestionLength)}`;
  expect(cleanQuestion(odd)).toHaveLength(maxQuestionLength - 1);
  expect(() => encodeURIComponent(cleanQuestion(odd))).not.toThrow();
});

test.each(["How much & when? 100%", "كم السعر؟", "<b>\"'#/?&=+", "🙂 سؤال mixed"])(
  "%s is passed on as it is",
  (question) => {
    expect(passedOn(question)).toEqual([question, question]);
  },
);

test("what is passed on fits into an address", () => {
  for (const question of ["س".repeat(maxQuestionLength), "🙂".repeat(maxQuestionLength / 2)]) {
    const links = Object.values(handoverLinks(contact, question, "سؤال"));
    for (const link of links) expect(link.length).toBeLessThanOrEqual(longestAddress);
    for (const text of passedOn(question)) {
      expect(text).toMatch(/.…$/);
      expect(question.startsWith(text!.slice(0, -1))).toBe(true);
    }
  }
  const fitting = "x".repeat(1900);
  expect(passedOn(fitting)).toEqual([fitting, fitting]);
});

test("the ways lead to the company", () => {
  const { email, whatsapp } = handoverLinks(contact, "?", "A question");
  expect(email).toBe("mailto:info@fts.example?subject=A%20question&body=%3F");
  expect(whatsapp).toBe("https://wa.me/201000000000?text=%3F");
});
