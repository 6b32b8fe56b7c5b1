/** Describes content issues in the editor's words, because its users know no files or paths. */
import { basename } from "node:path";
import { languageCodes, languages, type Language } from "../../i18n/languages";
import { messageText, placeInText, type Issue } from "../check/issue";
import { allContentFiles } from "../contentFiles";
import { entryOf } from "./editorConfig";
import { editorWords } from "./editorWords";
import { labelOf } from "./labels";

export interface EditorIssue {
  /** Where it is, as the editor names it: `Services › erp › Title › العربية`. */
  place: string;
  message: string;
  /** The entry in the editor, as in its address; none for what is not edited there. */
  entry?: string;
}

/** An issue in a language. */
export function editorIssue(issue: Issue, language: Language): EditorIssue {
  const { file, at } = issue;
  const words = editorWords(language);
  const message = messageText(issue.message, language, words);
  const source = allContentFiles.find(
    ({ kind, path }) =>
      file === `content/${path}` || (kind === "folder" && file.startsWith(`content/${path}/`)),
  );
  const steps = Array.from(at.matchAll(/[\w-]+/g), ([step]) => {
    const code = languageCodes.find((each) => each === step);
    if (code) return languages[code].label;
    return /^\d+$/.test(step) ? `${Number(step) + 1}` : words(labelOf(step));
  });
  const inText = placeInText(issue);
  const inFile = inText ? [messageText(inText, language)] : steps;
  if (!source) return { place: [file, ...inFile].join(" › "), message };
  const id = basename(file, ".json");
  const names = [
    words(labelOf(source.path.replace(/\.json$/, ""))),
    ...(source.kind === "folder" ? [id] : []),
  ];
  return {
    place: [...names, ...inFile].join(" › "),
    message,
    ...(!source.generated && { entry: entryOf(source, id) }),
  };
}
