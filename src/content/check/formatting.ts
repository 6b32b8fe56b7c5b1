/** The one layout of content/, which the editor writes as well, so that a diff shows what changed. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { allContentFiles } from "../contentFiles";
import { type Issue, say } from "./issue";
import { visibleNames } from "./loadContent";

/** A value as a file of content/ holds it. */
export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A file with its text and how that should be; files that are no JSON are left to the check. */
function layouts(root: string): { file: string; text: string; formatted: string }[] {
  const files = allContentFiles.flatMap(({ kind, path: name }) =>
    kind === "folder"
      ? visibleNames(root, `content/${name}`).map((entry) => `content/${name}/${entry.name}`)
      : [`content/${name}`],
  );
  return files.flatMap((file) => {
    try {
      const text = readFileSync(path.join(root, file), "utf8");
      return [{ file, text, formatted: formatJson(JSON.parse(text)) }];
    } catch {
      return [];
    }
  });
}

/** The files of content/ that are laid out otherwise, with the first line that is. */
export function formattingIssues(root: string): Issue[] {
  return layouts(root).flatMap(({ file, text, formatted }): Issue[] => {
    if (text === formatted) return [];
    const expected = formatted.split("\n");
    const first = text.split("\n").findIndex((found, index) => found !== expected[index]);
    const line = first === -1 ? expected.length : first + 1;
    return [{ file, at: "", line, message: say("layout") }];
  });
}

/** Lays every file of content/ out. @returns the files that it has written */
export function formatContent(root: string): string[] {
  const changed = layouts(root).filter(({ text, formatted }) => text !== formatted);
  for (const { file, formatted } of changed) writeFileSync(path.join(root, file), formatted);
  return changed.map(({ file }) => file);
}
