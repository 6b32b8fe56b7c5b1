import { defaultLanguage, otherLanguages, type Language } from "../../i18n/languages";
import { type Fault, sortFaults } from "./fault";
import { languageName } from "./languageName";
import { loadLocales, type Namespace } from "./loadLocales";
import { messageFaults, placeholderFaults } from "./messages";
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

function ownFaults({ language, file }: Namespace, messages: Messages): Fault[] {
  return [...messages].flatMap(([at, text]) => {
    const form = pluralOf(at)?.form;
    const forms = formsOf(language);
    const reasons = messageFaults(language, text);
    if (form !== undefined && !forms.includes(form))
      reasons.push(
        `is a plural form ${languageName(language)} does not have: remove it (it has ${forms.join(", ")})`,
      );
    return reasons.map((message) => ({ file, at, message }));
  });
}

/** The plural forms that a language needs for the given keys and does not have. */
function lackingForms(own: Namespace, messages: Messages, bases: readonly string[]): Fault[] {
  const forms = formsOf(own.language);
  const name = languageName(own.language);
  return bases.flatMap((base) =>
    forms
      .map((form) => `${base}_${form}`)
      .filter((key) => !messages.has(key))
      .map((at) => ({
        file: own.file,
        at,
        message: `is missing: ${name} has the forms ${forms.join(", ")}; write this one`,
      })),
  );
}

function compare(own: Namespace, messages: Messages, reference: Messages): Fault[] {
  const fault = (at: string, message: string): Fault => ({ file: own.file, at, message });
  const model = keysOf(reference);
  const keys = keysOf(messages);
  const name = languageName(own.language);
  const missing = model.plain.filter((key) => !messages.has(key));
  const extra = [...messages.keys()].filter((key) => {
    const plural = pluralOf(key);
    return plural ? !model.plural.includes(plural.base) : !reference.has(key);
  });
  const beyond = keys.plural.filter((base) => !model.plural.includes(base));
  const english = languageName(defaultLanguage);
  return [
    ...missing.map((key) => fault(key, `is missing: write the ${name} text`)),
    ...extra.map((key) => fault(key, `is not in the ${english} file: add it there or remove it`)),
    ...lackingForms(own, messages, [...model.plural, ...beyond]),
  ];
}

/** Texts against the reference of their key; plural forms against its most general form. */
function placeholders({ file }: Namespace, messages: Messages, reference: Messages): Fault[] {
  return [...messages].flatMap(([at, text]) => {
    const plural = pluralOf(at);
    const model = reference.get(plural ? `${plural.base}_other` : at);
    return model === undefined || text.trim() === ""
      ? []
      : placeholderFaults(at, text, model).map((message) => ({ file, at, message }));
  });
}

function namespaceFaults(name: string, languages: ReadonlyMap<Language, Namespace>): Fault[] {
  const reference = languages.get(defaultLanguage);
  const absent: Language[] = reference
    ? otherLanguages(defaultLanguage).filter((code) => !languages.has(code))
    : [defaultLanguage];
  const faults = absent.map((code) => ({
    file: `locales/${code}/${name}.json`,
    at: "",
    message: `is missing: add the ${languageName(code)} file`,
  }));
  for (const own of languages.values()) {
    if (!own.messages) continue;
    faults.push(...ownFaults(own, own.messages));
    if (own === reference) {
      faults.push(...lackingForms(own, own.messages, keysOf(own.messages).plural));
    } else if (reference?.messages) {
      faults.push(...compare(own, own.messages, reference.messages));
    }
    if (reference?.messages) faults.push(...placeholders(own, own.messages, reference.messages));
  }
  return faults;
}

/**
 * Every fault of locales/ below the root of a project, sorted by file and key. The default
 * language is the reference that the others have to match key by key.
 */
export function checkLocales(root: string): Fault[] {
  const { namespaces, faults } = loadLocales(root);
  return sortFaults([
    ...faults,
    ...[...namespaces].flatMap(([name, languages]) => namespaceFaults(name, languages)),
  ]);
}
