/** Writes what the assistant knows: a file per language, made from the content. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { knowledgePath, type Knowledge, type KnowledgeEntry } from "../knowledge";
import { inLanguage } from "../../content/localize";
import { readContent, type Content } from "../../content/readContent";
import { defaultLanguage, languageCodes, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import type { Answers } from "../../i18n/words";
import { companyEntries } from "./companyEntries";
import { localeWords } from "../../i18n/build/localeWords";
import { languageOf } from "../language";
import { contactEntries } from "./contactEntries";
import { investmentEntries, questionEntries, talkEntries } from "./otherEntries";
import { proofEntries } from "./proofEntries";
import { allServiceEntries } from "./serviceEntries";
import { createLocalizer } from "./localizer";

/** Everything that can be asked in a language, with its answer. */
export function makeKnowledge(source: Content, language: Language, sentences: Answers): Knowledge {
  const content = inLanguage(source, language);
  const localizer = createLocalizer(language, sentences);
  const { assistant, company, services } = content;
  const isInLanguage = (question: string) =>
    languageOf(question, language, () => false) === language;
  const asked = new Map(assistant.wordings.map((one) => [one.answer, one.asked]));
  const withWordings = (entry: KnowledgeEntry): KnowledgeEntry => {
    const more = asked.get(entry.id)?.filter(isInLanguage) ?? [];
    return more.length > 0 ? { ...entry, alsoAsked: [...(entry.alsoAsked ?? []), ...more] } : entry;
  };
  return {
    language,
    entries: [
      ...companyEntries(content, localizer),
      ...contactEntries(content, localizer),
      ...questionEntries(content, localizer),
      ...allServiceEntries(content, localizer),
      ...investmentEntries(content, localizer),
      ...proofEntries(content, localizer),
      ...talkEntries(content, localizer),
    ].map(withWordings),
    unanswered: assistant.unanswered.filter(isInLanguage),
    services: services.map(({ id, title, path }) => ({
      id,
      title,
      path: localizePath(path, language),
    })),
    contact: {
      path: localizePath("/contact/", language),
      email: company.email,
      whatsapp: company.whatsapp.replaceAll(/\D/g, ""),
    },
  };
}

/** The knowledge of a language, read from the content and sentences of a project. */
export const readKnowledge = (root: string, language: Language): Knowledge =>
  makeKnowledge(readContent(root), language, readSentences(root, language));

const readSentences = (root: string, language: Language) =>
  localeWords(root, language, "answers") as Answers;

/**
 * What is wrong with content/assistant.json: wordings of answers that there are not, such as those of a
 * service that was removed. The assistant does without them.
 */
export function unknownAnswers(root: string): string[] {
  const known = new Set(readKnowledge(root, defaultLanguage).entries.map(({ id }) => id));
  return readContent(root).assistant.wordings.flatMap(({ answer }, index) =>
    known.has(answer)
      ? []
      : `content/assistant.json, wordings[${index}].answer: no answer is called "${answer}"`,
  );
}

/** Writes the knowledge of every language below public/. */
export function writeKnowledge(root: string): void {
  for (const language of languageCodes) {
    const file = join(root, "public", knowledgePath(language));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(readKnowledge(root, language)));
  }
}
