/** Writes what the assistant knows: a file per language, made from the content. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { knowledgePath, type Knowledge } from "../../assistant/knowledge";
import { languageCodes, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import type { Answers } from "../../i18n/words";
import { companyEntries } from "./companyEntries";
import { contactEntries } from "./contactEntries";
import { readAssistantContent, type AssistantContent } from "./content";
import { investmentEntries, questionEntries, talkEntries } from "./otherEntries";
import { allServiceEntries } from "./serviceEntries";
import { speaker } from "./speaker";

/** Everything that can be asked in a language, with its answer. */
export function makeKnowledge(
  content: AssistantContent,
  language: Language,
  sentences: Answers,
): Knowledge {
  const voice = speaker(content, language, sentences);
  const { company, services } = content;
  return {
    language,
    entries: [
      ...companyEntries(content, voice),
      ...contactEntries(content, voice),
      ...questionEntries(content, voice),
      ...allServiceEntries(content, voice),
      ...investmentEntries(content, voice),
      ...talkEntries(content, voice),
    ],
    services: services.map(({ id, title, path }) => ({
      id,
      title: voice.say(title),
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
export function readKnowledge(root: string, language: Language): Knowledge {
  const file = join(root, "locales", language, "answers.json");
  const sentences = JSON.parse(readFileSync(file, "utf8")) as Answers;
  return makeKnowledge(readAssistantContent(root), language, sentences);
}

/** Writes the knowledge of every language below public/. */
export function writeKnowledge(root: string): void {
  for (const language of languageCodes) {
    const file = join(root, "public", knowledgePath(language));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(readKnowledge(root, language)));
  }
}
