/** Writes what the assistant knows: a file per language, made from the content. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { knowledgePath, type Knowledge } from "../knowledge";
import { inLanguage } from "../../content/localize";
import { readContent, type Content } from "../../content/readContent";
import { languageCodes, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import type { Answers } from "../../i18n/words";
import { companyEntries } from "./companyEntries";
import { localeWords } from "../../i18n/localeWords";
import { contactEntries } from "./contactEntries";
import { investmentEntries, questionEntries, talkEntries } from "./otherEntries";
import { proofEntries } from "./proofEntries";
import { allServiceEntries } from "./serviceEntries";
import { createLocalizer } from "./localizer";

/** Everything that can be asked in a language, with its answer. */
export function makeKnowledge(source: Content, language: Language, sentences: Answers): Knowledge {
  const content = inLanguage(source, language);
  const localizer = createLocalizer(language, sentences);
  const { company, services } = content;
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
    ],
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

/** Writes the knowledge of every language below public/. */
export function writeKnowledge(root: string): void {
  for (const language of languageCodes) {
    const file = join(root, "public", knowledgePath(language));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(readKnowledge(root, language)));
  }
}
