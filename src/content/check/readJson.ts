import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Issue, formatPath } from "./issue";
import { JsonSyntaxError, parseJson } from "./parseJson";

/** What a JSON file holds; `value` is absent when it cannot be read, and the issues say why. */
export interface JsonFile {
  issues: Issue[];
  value?: unknown;
}

const byteOrderMark = "\uFEFF";

function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function parse(file: string, text: string): JsonFile {
  try {
    const { value, repeated } = parseJson(text);
    const issues = repeated.map((at) => ({
      file,
      at: formatPath(at),
      message: "stands twice in the same group: remove one of the two",
    }));
    return { issues, value };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const at = lineAndColumn(text, error.offset);
    return { issues: [{ file, at, message: `is not JSON, ${error.message}` }] };
  }
}

const issueOf = (file: string, message: string): Issue => ({ file, at: "", message });

/** Reads one JSON file of the project. `file` is relative to the root, with forward slashes. */
export function readJson(root: string, file: string): JsonFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(root, file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return { issues: [issueOf(file, "is missing: add the file")] };
    const message = `cannot be read (${code}): make it a file that can be read`;
    return { issues: [issueOf(file, message)] };
  }
  return jsonIn(file, bytes);
}

function jsonIn(file: string, bytes: Buffer): JsonFile {
  const issue = (message: string) => issueOf(file, message);
  if (!isUtf8(bytes))
    return { issues: [issue("is not UTF-8: save it again with the encoding UTF-8")] };
  const text = bytes.toString("utf8");
  if (text.replace(byteOrderMark, "").trim() === "")
    return { issues: [issue("is empty: write its content")] };
  if (!text.startsWith(byteOrderMark)) return parse(file, text);
  const rest = parse(file, text.slice(1));
  const mark = issue("starts with a byte order mark: save it as UTF-8 without BOM");
  return { ...rest, issues: [mark, ...rest.issues] };
}
