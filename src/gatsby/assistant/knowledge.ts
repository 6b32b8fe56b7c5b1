/** Writes what the assistant knows: a file per language, made from the content. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  knowledgePath,
  serviceEntriesPath,
  type Knowledge,
  type KnowledgeEntry,
  type ServiceEntries,
} from "../../assistant/knowledge";
import { inLanguage } from "../../content/localize";
import { readContent, type Content } from "../../content/readContent";
import { languageCodes, type Language } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import type { Answers } from "../../i18n/words";
import { companyEntries } from "./companyEntries";
import { localeWords } from "../localeWords";
import { contactEntries } from "./contactEntries";
import { investmentEntries, questionEntries, talkEntries } from "./otherEntries";
import { proofEntries } from "./proofEntries";
import { allServiceEntries } from "./serviceEntries";
import { createLocalizer } from "./localizer";

/** The services whose entries are in the file of all; those of the others are in files of their own. */
const servicesTogether = 12;

/** What is known in a language: the file of all, and the files of services by their ids. */
export interface KnowledgeFiles {
  knowledge: Knowledge;
  services: ReadonlyMap<string, ServiceEntries>;
}

/** Everything that can be asked in a language, with its answer. */
export function makeKnowledge(
  source: Content,
  language: Language,
  sentences: Answers,
): KnowledgeFiles {
  const content = inLanguage(source, language);
  const localizer = createLocalizer(language, sentences);
  const { company, services } = content;
  const apart = new Set(services.slice(servicesTogether).map(({ id }) => id));
  const ofServices = allServiceEntries(content, localizer);
  const together = ofServices.filter(({ subject = "" }) => !apart.has(subject));
  const files = new Map<string, KnowledgeEntry[]>([...apart].map((id) => [id, []]));
  for (const entry of ofServices) files.get(entry.subject ?? "")?.push(entry);
  const knowledge: Knowledge = {
    language,
    entries: [
      ...companyEntries(content, localizer),
      ...contactEntries(content, localizer),
      ...questionEntries(content, localizer),
      ...together,
      ...investmentEntries(content, localizer),
      ...proofEntries(content, localizer),
      ...talkEntries(content, localizer),
    ],
    services: services.map(({ id, title, path }) => ({
      id,
      title,
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
  return makeKnowledge(readContent(root), language, readSentences(root, language)).knowledge;
}

const readSentences = (root: string, language: Language) =>
  localeWords(root, language, "answers") as Answers;

/** Writes the knowledge of every language below public/. */
export function writeKnowledge(root: string): void {
  const content = readContent(root);
  for (const language of languageCodes) {
    const sentences = readSentences(root, language);
    const { knowledge, services } = makeKnowledge(content, language, sentences);
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
