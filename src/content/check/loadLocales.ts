import path from "node:path";
import { isLanguage, languageCodes, type Language } from "../../i18n/languages";
import { type Issue, formatPath, type Path, say } from "./issue";
import { visibleNames } from "./loadContent";
import { readJson } from "./readJson";
import { isGroup } from "./schemaTree";

/** The words of one language in one namespace; `messages` is absent when they cannot be read. */
export interface NamespaceFile {
  language: Language;
  file: string;
  messages?: ReadonlyMap<string, string>;
}

export interface Locales {
  /** By name of the namespace, then by language. */
  namespaces: Map<string, Map<Language, NamespaceFile>>;
  issues: Issue[];
}

/** Nested groups as dotted keys; what is neither text nor group is reported. */
function flatten(file: string, value: unknown, at: Path, issues: Issue[]): [string, string][] {
  const key = formatPath(at);
  if (typeof value === "string") return [[key, value]];
  if (isGroup(value) && (at.length === 0 || Object.keys(value).length > 0))
    return Object.entries(value).flatMap(([name, inner]) =>
      flatten(file, inner, [...at, name], issues),
    );
  const message = say(isGroup(value) ? "localeEmptyGroup" : "localeNoText");
  issues.push({ file, at: key, message });
  return [];
}

function loadNamespace(
  root: string,
  language: Language,
  file: string,
  issues: Issue[],
): NamespaceFile {
  const json = readJson(root, file);
  issues.push(...json.issues);
  if (json.value === undefined) return { language, file };
  if (isGroup(json.value))
    return { language, file, messages: new Map(flatten(file, json.value, [], issues)) };
  issues.push({ file, at: "", message: say("localeNoGroup") });
  return { language, file };
}

function unexpected(root: string, folder: string, belongs: (name: string) => boolean): Issue[] {
  return visibleNames(root, folder)
    .filter(({ name }) => !belongs(name))
    .map((entry) => ({
      file: `${folder}/${entry.name}`,
      at: "",
      message: say("localeUnexpected", { kind: say(entry.isDirectory() ? "folder" : "file") }),
    }));
}

/** Reads locales/<language>/<namespace>.json of every language of the table. */
export function loadLocales(root: string): Locales {
  const issues = unexpected(root, "locales", isLanguage);
  const namespaces: Locales["namespaces"] = new Map();
  for (const language of languageCodes) {
    const folder = `locales/${language}`;
    issues.push(...unexpected(root, folder, (name) => name.endsWith(".json")));
    const files = visibleNames(root, folder).filter(({ name }) => name.endsWith(".json"));
    if (files.length === 0) issues.push({ file: folder, at: "", message: say("localeNoWords") });
    for (const { name } of files) {
      const namespace = path.basename(name, ".json");
      const languages = namespaces.get(namespace) ?? new Map<Language, NamespaceFile>();
      languages.set(language, loadNamespace(root, language, `${folder}/${name}`, issues));
      namespaces.set(namespace, languages);
    }
  }
  return { namespaces, issues };
}
