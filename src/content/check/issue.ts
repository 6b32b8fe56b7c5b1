/** What the content check finds, as codes with parameters, and how that reads in a language. */
import { defaultLanguage, languages, type Language } from "../../i18n/languages";
import { issueTexts, type IssueCode, type IssueText } from "./issueTexts";

/** Words of the content model, like a field's hint, which the editor knows in its languages. */
export interface ModelWords {
  model: string;
}

/** What stands in the place of a `{name}`. */
export type Param = string | number | Message | ModelWords | { language: Language };

/** One of the texts of issueTexts.ts with what its gaps hold. */
export interface Message {
  code: IssueCode;
  params?: Readonly<Record<string, Param>>;
}

/** Something in content/ or locales/ that has to be fixed before the site can be built. */
export interface Issue {
  /** The file or folder, relative to the project's root, with forward slashes. */
  file: string;
  /** The field, like `benefits[2].title.ar`; empty for the whole file. */
  at: string;
  /** Where in the file's text it stands, if that says more than a field. */
  line?: number;
  column?: number;
  /** What is wrong and what to do about it: `reason: remedy`. */
  message: Message | ModelWords;
}

/** Makes a message. */
export const say = (code: IssueCode, params?: Message["params"]): Message => ({
  code,
  ...(params && { params }),
});

/** Puts words of the model into a language; without one they stay as they are. */
type Translate = (words: string) => string;

const languageNames = (language: Language) =>
  new Intl.DisplayNames(languages[language].intlLocale, { type: "language" });

/** A message in a language. */
export function messageText(
  message: Message | ModelWords,
  language: Language = defaultLanguage,
  translate: Translate = (words) => words,
): string {
  // A hint is a sentence, and stands within another one here.
  if ("model" in message) return translate(message.model).replace(/\.$/, "");
  const { code, params = {} } = message;
  const text: IssueText = issueTexts[code];
  return (text[language] ?? text[defaultLanguage]).replace(/\{(\w+)\}/g, (gap, name: string) => {
    const param = params[name];
    if (param === undefined) return gap;
    if (typeof param !== "object") return String(param);
    if ("language" in param) return languageNames(language).of(param.language) ?? param.language;
    return messageText(param, language, translate);
  });
}

/** Where an issue stands in the text of its file; undefined if its field says it. */
export function placeInText({ line, column }: Issue): Message | undefined {
  if (line === undefined) return undefined;
  return column === undefined ? say("line", { line }) : say("lineColumn", { line, column });
}

/** The way to a field: names of fields and positions in lists. */
export type Path = readonly PropertyKey[];

/** A path as people write it: `benefits[2].title.ar`. Positions count from 0, as in JSON. */
export function formatPath(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : `${index === 0 ? "" : "."}${String(step)}`,
    )
    .join("");
}

/** An issue as one line: `content/services/erp.json › title.ar: is missing: write the Arabic text`. */
export function formatIssue(issue: Issue): string {
  const inText = placeInText(issue);
  const at = inText ? messageText(inText) : issue.at;
  const message = messageText(issue.message);
  return at === "" ? `${issue.file}: ${message}` : `${issue.file} › ${at}: ${message}`;
}

const order = new Intl.Collator("en", { numeric: true });

/** The issues by file and field, so that two runs print the same and `[10]` follows `[9]`. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  return [...issues].sort(
    (one, other) =>
      order.compare(one.file, other.file) ||
      order.compare(one.at, other.at) ||
      order.compare(messageText(one.message), messageText(other.message)),
  );
}
