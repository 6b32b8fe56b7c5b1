import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Issue, type Message, formatPath, say } from "./issue";
import { JsonSyntaxError, parseJson } from "./parseJson";

/** What a JSON file holds; `value` is absent when it cannot be read, and the issues say why. */
export interface JsonFile {
  issues: Issue[];
  value?: unknown;
}

const byteOrderMark = "\uFEFF";

function lineAndColumn(text: string, offset: number): Required<Pick<Issue, "line" | "column">> {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function parse(file: string, text: string): JsonFile {
  try {
    const { value, repeated } = parseJson(text);
    const issues = repeated.map((at) => ({
      file,
      at: formatPath(at),
      message: say("repeatedField"),
    }));
    return { issues, value };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const place = lineAndColumn(text, error.offset);
    return {
      issues: [{ file, at: "", ...place, message: say("notJson", { reason: error.reason }) }],
    };
  }
}

const issueOf = (file: string, message: Message): Issue => ({ file, at: "", message });

/** Reads one JSON file of the project. `file` is relative to the root, with forward slashes. */
export function readJson(root: string, file: string): JsonFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(root, file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return { issues: [issueOf(file, say("missingFile"))] };
    const message = say("unreadableFile", { code: code ?? "" });
    return { issues: [issueOf(file, message)] };
  }
  return jsonIn(file, bytes);
}

function jsonIn(file: string, bytes: Buffer): JsonFile {
  const issue = (message: Message) => issueOf(file, message);
  if (!isUtf8(bytes)) return { issues: [issue(say("notUtf8"))] };
  const text = bytes.toString("utf8");
  if (text.replace(byteOrderMark, "").trim() === "") return { issues: [issue(say("emptyFile"))] };
  if (!text.startsWith(byteOrderMark)) return parse(file, text);
  const rest = parse(file, text.slice(1));
  const mark = issue(say("byteOrderMark"));
  return { ...rest, issues: [mark, ...rest.issues] };
}
