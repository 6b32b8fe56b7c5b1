/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filledLists } from "../../../tools/lib/filledProof";
import { knowledgePath } from "../knowledge";
import { readContent, type Content } from "../../content/readContent";
import { formatPrice } from "../../i18n/formats";
import { languageCodes, languages } from "../../i18n/languages";
import { dayRuns, formatTime } from "../../i18n/openingHours";
import { localizePath } from "../../i18n/paths";
import type { Answers } from "../../i18n/words";
import { localeWords } from "../../i18n/build/localeWords";
import { makeKnowledge, readKnowledge, unknownAnswers, writeKnowledge } from "./knowledge";

const root = process.cwd();
const company = JSON.parse(readFileSync(join(root, "content/company.json"), "utf8"));
const shop = JSON.parse(readFileSync(join(root, "content/services/ecommerce.json"), "utf8"));
const erp = JSON.parse(readFileSync(join(root, "content/services/erp.json"), "utf8"));

describe.each(languageCodes)("the knowledge in %s", (language) => {
  const { entries, services, contact } = readKnowledge(root, language);
  const text = (id: string) => {
    const entry = entries.find((candidate) => candidate.id === id);
    return [...(entry?.answer ?? []), ...(entry?.points ?? [])].join("\n");
  };

  test("every entry has its own id, a question and an answer in the language", () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { question, answer } of entries) {
      expect(question).toMatch(languages[language].script);
      expect(answer.join("")).toMatch(languages[language].script);
    }
  });

  test("nothing is left to fill in", () => {
    expect(JSON.stringify(entries)).not.toMatch(/\{\w+\}|\{\{|undefined/);
  });

  test("facts come from the content", () => {
    expect(text("company/founding")).toContain(String(company.foundingYear));
    expect(text("company/phone")).toContain(company.phone);
    expect(text("company/email")).toContain(company.email);
    expect(text("company/address")).toContain(company.address.locality[language]);
    expect(text("service/erp/price")).toContain(formatPrice(erp.price, language));
    expect(text("service/erp/price")).toContain(erp.pricing.included[language][0]);
    expect(text("service/erp/adds")).toContain(erp.pricing.adds[language][0]);
    expect(text("service/ecommerce/duration")).toContain(shop.comparison.duration[language]);
    expect(text("company/comparison")).toContain(shop.comparison.purpose[language]);
    expect(text("company/prices").split("\n")).toHaveLength(services.length + 1);
  });

  test("a general question is answered from its own address, and leads on", () => {
    const { page, links } = entries.find(({ id }) => id === "faq/support")!;
    expect(page?.path).toBe(localizePath("/faq/#support", language));
    expect(links).toEqual([
      {
        kind: "page",
        label: readContent(root).contact.title[language],
        href: localizePath("/contact/", language),
      },
    ]);
  });

  test("links lead to pages in the language and to the company", () => {
    const { pathPrefix } = languages[language];
    for (const { page } of entries) {
      if (page) expect(page.path).toMatch(new RegExp(`^${pathPrefix}/`));
    }
    expect(contact).toEqual({
      path: `${pathPrefix}/contact/`,
      email: company.email,
      whatsapp: company.whatsapp.replaceAll(/\D/g, ""),
    });
  });
});

test.each(languageCodes)("the hours in %s read as people speak", (language) => {
  const [{ days, opens, closes }] = company.openingHours;
  const [run] = dayRuns(days, language);
  const hours = readKnowledge(root, language).entries.find(({ id }) => id === "company/hours");
  const parts = [run?.from, run?.to, formatTime(opens, language), formatTime(closes, language)];
  for (const part of parts) expect(hours?.answer[0]).toContain(part);
});

test("what is put into an Arabic sentence keeps its own direction and no other", () => {
  const { entries } = readKnowledge(root, "ar");
  const [figure] = entries.find(({ id }) => id === "company/figures")?.points ?? [];
  expect(figure).toMatch(/^\u2068\d+\+\u2069 /);
  const [price] = entries.find(({ id }) => id === "company/prices")?.points ?? [];
  expect(price).toMatch(/^\u2068[^\u2069]+ERP\u2069: /);
});

test.each(languageCodes)("proof is known in %s as far as it is filled in", (language) => {
  const content = readContent(root);
  const sentences = localeWords(root, language, "answers") as Answers;
  const idsOf = (proof: Content["proof"]) =>
    makeKnowledge({ ...content, proof }, language, sentences)
      .entries.map(({ id }) => id)
      .filter((id) => id.startsWith("proof/"));
  const lists = Object.keys(filledLists) as (keyof typeof filledLists)[];
  const fill = (filled: readonly string[]) =>
    Object.fromEntries(
      lists.map((list) => [
        list,
        { ...content.proof[list], items: filled.includes(list) ? filledLists[list] : [] },
      ]),
    ) as unknown as Content["proof"];
  expect(idsOf(fill([]))).toEqual([]);
  expect(idsOf(fill(["team"]))).toEqual(["proof/team"]);
  expect(idsOf(fill(lists))).toEqual(lists.map((list) => `proof/${list}`));
});

test("wordings of an answer that there is not are named with their place", () => {
  expect(unknownAnswers(root)).toEqual([]);
  const copy = mkdtempSync(join(tmpdir(), "knowledge-"));
  try {
    for (const folder of ["content", "locales"])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    const file = join(copy, "content/assistant.json");
    const written = JSON.parse(readFileSync(file, "utf8"));
    written.wordings[1].answer = "faq/no-such-question";
    writeFileSync(file, JSON.stringify(written));
    expect(unknownAnswers(copy)).toEqual([
      'content/assistant.json, wordings[1].answer: no answer is called "faq/no-such-question"',
    ]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test("a file per language is written", () => {
  const copy = mkdtempSync(join(tmpdir(), "knowledge-"));
  try {
    for (const folder of ["content", "locales"])
      symlinkSync(join(root, folder), join(copy, folder));
    writeKnowledge(copy);
    for (const language of languageCodes) {
      const file = join(copy, "public", knowledgePath(language));
      expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(
        JSON.parse(JSON.stringify(readKnowledge(root, language))),
      );
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
});
