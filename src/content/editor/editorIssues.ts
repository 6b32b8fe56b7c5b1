/** What the content check finds, in words of the editor: who edits there knows no file and no path. */
import { basename } from "node:path";
import { languageCodes, languages, type Language } from "../../i18n/languages";
import type { Issue } from "../check";
import { allContentFiles } from "../contentFiles";
import { entryOf } from "./editorConfig";
import { editorWords, issueWords } from "./editorWords";
import { labelOf } from "./labels";

export interface EditorIssue {
  /** Where it is, as the editor names it: `Services › erp › Title › العربية`. */
  place: string;
  message: string;
  /** The entry in the editor, as in its address; none for what is not edited there. */
  entry?: string;
}

/** An issue in a language. */
export function editorIssue({ file, at, message }: Issue, language: Language): EditorIssue {
  const [words, issues] = [editorWords(language), issueWords(language)];
  const source = allContentFiles.find(
    ({ kind, path }) =>
      file === `content/${path}` || (kind === "folder" && file.startsWith(`content/${path}/`)),
  );
  const steps = Array.from(at.matchAll(/[\w-]+/g), ([step]) => {
    const code = languageCodes.find((each) => each === step);
    if (code) return languages[code].label;
    return /^\d+$/.test(step) ? `${Number(step) + 1}` : words(labelOf(step));
  });
  const inFile = at.startsWith("line ") ? [issues(at)] : steps;
  if (!source) return { place: [file, ...inFile].join(" › "), message: issues(message) };
  const id = basename(file, ".json");
  const names = [
    words(labelOf(source.path.replace(/\.json$/, ""))),
    ...(source.kind === "folder" ? [id] : []),
  ];
  return {
    place: [...names, ...inFile].join(" › "),
    message: issues(message),
    entry: entryOf(source, id),
  };
}
