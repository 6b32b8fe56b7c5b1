/** Writes what the assistant knows: a file per language, made from the content. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  knowledgePath,
  serviceEntriesPath,
  type Knowledge,
  type KnowledgeEntry,
  type ServiceEntries,
} from "../../assistant/knowledge";
import { languageCodes, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import type { Answers } from "../../i18n/words";
import { companyEntries } from "./companyEntries";
import { contactEntries } from "./contactEntries";
import { readAssistantContent, type AssistantContent } from "./content";
import { investmentEntries, questionEntries, talkEntries } from "./otherEntries";
import { allServiceEntries } from "./serviceEntries";
import { speaker } from "./speaker";

/** The services whose entries are in the file of all; those of the others are in files of their own. */
const servicesTogether = 12;

/** What is known in a language: the file of all, and the files of services by their ids. */
export interface KnowledgeFiles {
  knowledge: Knowledge;
  services: ReadonlyMap<string, ServiceEntries>;
}

/** Everything that can be asked in a language, with its answer. */
export function makeKnowledge(
  content: AssistantContent,
  language: Language,
  sentences: Answers,
): KnowledgeFiles {
  const voice = speaker(content, language, sentences);
  const { company, services } = content;
  const apart = new Set(services.slice(servicesTogether).map(({ id }) => id));
  const ofServices = allServiceEntries(content, voice);
  const together = ofServices.filter(({ subject = "" }) => !apart.has(subject));
  const files = new Map<string, KnowledgeEntry[]>([...apart].map((id) => [id, []]));
  for (const entry of ofServices) files.get(entry.subject ?? "")?.push(entry);
  const knowledge: Knowledge = {
    language,
    entries: [
      ...companyEntries(content, voice),
      ...contactEntries(content, voice),
      ...questionEntries(content, voice),
      ...together,
      ...investmentEntries(content, voice),
      ...talkEntries(content, voice),
    ],
    services: services.map(({ id, title, path }) => ({
      id,
      title: voice.say(title),
      path: localizePath(path, language),
      ...(apart.has(id) && { apart: true }),
    })),
    contact: {
      path: localizePath("/contact/", language),
      email: company.email,
      whatsapp: company.whatsapp.replaceAll(/\D/g, ""),
    },
  };
  return { knowledge, services: files };
}

/** The knowledge of a language, read from the content and sentences of a project. */
export function readKnowledge(root: string, language: Language): Knowledge {
  return readKnowledgeFiles(root, language).knowledge;
}

function readKnowledgeFiles(root: string, language: Language): KnowledgeFiles {
  const file = join(root, "locales", language, "answers.json");
  const sentences = JSON.parse(readFileSync(file, "utf8")) as Answers;
  return makeKnowledge(readAssistantContent(root), language, sentences);
}

/** Writes the knowledge of every language below public/. */
export function writeKnowledge(root: string): void {
  for (const language of languageCodes) {
    const { knowledge, services } = readKnowledgeFiles(root, language);
    const write = (path: string, data: unknown) => {
      const file = join(root, "public", path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(data));
    };
    // Services of an earlier build may be gone.
    const folder = dirname(join(root, "public", serviceEntriesPath(language, "any")));
    rmSync(folder, { recursive: true, force: true });
    write(knowledgePath(language), knowledge);
    for (const [id, entries] of services) write(serviceEntriesPath(language, id), entries);
  }
}
