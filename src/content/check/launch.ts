import { defaultLanguage, languageCodes } from "../../i18n/languages";
import { contentFiles } from "../contentFiles";
import { type Issue, type Message, formatPath, type Path, say, sortIssues } from "./issue";
import { type Entry, loadContent } from "./loadContent";
import { isGroup, valueAt } from "./schemaTree";

/** Names that RFC 2606 and RFC 6761 reserve: nobody can own them, so no mail or page is there. */
const reservedName =
  /[\w-]\.(?:example|test|invalid|localhost)(?![\w-])|(?<![\w-])example\.(?:com|net|org)(?![\w-])/i;

/** A number whose last seven digits are zeros: it has the right form and reaches nobody. */
const deadNumber = /^\+\d[\d ]*$/;
const isDeadNumber = (text: string) =>
  deadNumber.test(text) && text.replace(/\D/g, "").endsWith("0000000");

/** An office that signs in the place of a person, in the languages that tell it so. */
const office = /\b(?:office|bureau)\b|مكتب|دفتر/iu;

function placeholderIn(key: PropertyKey | undefined, value: unknown): Message | undefined {
  if (value === true && key === "sample") return say("sample");
  if (typeof value !== "string") return undefined;
  if (reservedName.test(value)) return say("reservedName", { value: JSON.stringify(value) });
  return isDeadNumber(value) ? say("deadNumber", { value: JSON.stringify(value) }) : undefined;
}

function search(file: string, value: unknown, at: Path): Issue[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => search(file, item, [...at, index]));
  if (isGroup(value))
    return Object.entries(value).flatMap(([key, item]) => search(file, item, [...at, key]));
  const message = placeholderIn(at.at(-1), value);
  return message === undefined ? [] : [{ file, at: formatPath(at), message }];
}

function unconfirmed({ file, type, value }: Entry): Issue[] {
  const at = ["toConfirm", defaultLanguage];
  const statements = type === "Company" ? valueAt(value, at) : undefined;
  if (!Array.isArray(statements)) return [];
  return statements.map((statement, index) => ({
    file,
    at: formatPath([...at, index]),
    message: say("unconfirmed", { statement: String(statement) }),
  }));
}

function unsigned({ file, type, value }: Entry): Issue[] {
  if (type !== "HomePage") return [];
  return languageCodes.flatMap((code) => {
    const at = ["chairman", "name", code];
    const name = valueAt(value, at);
    return typeof name === "string" && office.test(name)
      ? [
          {
            file,
            at: formatPath(at),
            message: say("unsigned", { value: JSON.stringify(name) }),
          },
        ]
      : [];
  });
}

/** The lists of content/proof.json that nobody has filled yet, and that therefore no page shows. */
export function emptyLists(root: string): string[] {
  const value = loadContent(root).entries.find(({ type }) => type === "Proof")?.value;
  const lists = Object.keys(contentFiles.proof.schema.shape);
  return lists.filter((list) => {
    const items = valueAt(value, [list, "items"]);
    return items === undefined || (Array.isArray(items) && items.length === 0);
  });
}

/**
 * Every placeholder, sample and unconfirmed statement that is still in content/, sorted by file and
 * field: to be settled before the site goes public, but no hindrance to a build. Files that cannot be
 * read are listed too, since nobody knows what they hold.
 */
export function launchFindings(root: string): Issue[] {
  const { entries, issues } = loadContent(root);
  return sortIssues([
    ...issues,
    ...entries.flatMap((entry) => [
      ...search(entry.file, entry.value, entry.at),
      ...unsigned(entry),
      ...unconfirmed(entry),
    ]),
  ]);
}
