import { defaultLanguage, otherLanguages, type Language } from "../../i18n/languages";
import { type Issue, type Message, say, sortIssues } from "./issue";
import { loadLocales, type NamespaceFile } from "./loadLocales";
import { messageIssues, placeholderIssues } from "./messages";
import { formsOf, pluralOf } from "./plurals";

type Messages = ReadonlyMap<string, string>;

/** Keys without plural forms, and the keys that have them, each once. */
function keysOf(messages: Messages) {
  const keys = [...messages.keys()];
  return {
    plain: keys.filter((key) => !pluralOf(key)),
    plural: [...new Set(keys.flatMap((key) => pluralOf(key)?.base ?? []))],
  };
}

function ownIssues({ language, file }: NamespaceFile, messages: Messages): Issue[] {
  return [...messages].flatMap(([at, text]) => {
    const form = pluralOf(at)?.form;
    const forms = formsOf(language);
    const reasons = messageIssues(language, text);
    if (form !== undefined && !forms.includes(form))
      reasons.push(say("localeForm", { language: { language }, forms: forms.join(", ") }));
    return reasons.map((message) => ({ file, at, message }));
  });
}

/** The plural forms that a language needs for the given keys and does not have. */
function lackingForms(own: NamespaceFile, messages: Messages, bases: readonly string[]): Issue[] {
  const forms = formsOf(own.language);
  const { language } = own;
  return bases.flatMap((base) =>
    forms
      .map((form) => `${base}_${form}`)
      .filter((key) => !messages.has(key))
      .map((at) => ({
        file: own.file,
        at,
        message: say("localeMissingForm", { language: { language }, forms: forms.join(", ") }),
      })),
  );
}

function compare(own: NamespaceFile, messages: Messages, reference: Messages): Issue[] {
  const issue = (at: string, message: Message): Issue => ({ file: own.file, at, message });
  const model = keysOf(reference);
  const keys = keysOf(messages);
  const { language } = own;
  const missing = model.plain.filter((key) => !messages.has(key));
  const extra = [...messages.keys()].filter((key) => {
    const plural = pluralOf(key);
    return plural ? !model.plural.includes(plural.base) : !reference.has(key);
  });
  const beyond = keys.plural.filter((base) => !model.plural.includes(base));
  return [
    ...missing.map((key) => issue(key, say("missingText", { language: { language } }))),
    ...extra.map((key) =>
      issue(key, say("localeExtra", { language: { language: defaultLanguage } })),
    ),
    ...lackingForms(own, messages, [...model.plural, ...beyond]),
  ];
}

/** Texts against the reference of their key; plural forms against its most general form. */
function placeholders({ file }: NamespaceFile, messages: Messages, reference: Messages): Issue[] {
  return [...messages].flatMap(([at, text]) => {
    const plural = pluralOf(at);
    const model = reference.get(plural ? `${plural.base}_other` : at);
    return model === undefined || text.trim() === ""
      ? []
      : placeholderIssues(at, text, model).map((message) => ({ file, at, message }));
  });
}

function namespaceIssues(name: string, languages: ReadonlyMap<Language, NamespaceFile>): Issue[] {
  const reference = languages.get(defaultLanguage);
  const absent: Language[] = reference
    ? otherLanguages(defaultLanguage).filter((code) => !languages.has(code))
    : [defaultLanguage];
  const issues = absent.map((code): Issue => ({
    file: `locales/${code}/${name}.json`,
    at: "",
    message: say("localeMissingFile", { language: { language: code } }),
  }));
  for (const own of languages.values()) {
    if (!own.messages) continue;
    issues.push(...ownIssues(own, own.messages));
    if (own === reference) {
      issues.push(...lackingForms(own, own.messages, keysOf(own.messages).plural));
    } else if (reference?.messages) {
      issues.push(...compare(own, own.messages, reference.messages));
    }
    if (reference?.messages) issues.push(...placeholders(own, own.messages, reference.messages));
  }
  return issues;
}

/**
 * Every issue of locales/ below the root of a project, sorted by file and key. The default
 * language is the reference that the others have to match key by key.
 */
export function checkLocales(root: string): Issue[] {
  const { namespaces, issues } = loadLocales(root);
  return sortIssues([
    ...issues,
    ...[...namespaces].flatMap(([name, languages]) => namespaceIssues(name, languages)),
  ]);
}
