/** What the frame of the editor follows: the issues of the content, and which page an entry is. */
import type { ServerResponse } from "node:http";
import { checkSources } from "../../../src/content/check";
import { editorIssue, type EditorIssue } from "../../../src/content/editor/editorIssues";
import { localizePath } from "../../../src/i18n/paths";
import type { Language } from "../../../src/i18n/languages";
import { contentDigests } from "./contentDigests";
import { contentPages, type GonePage, type PageMemory } from "./pagePaths";
import { smallPictures } from "./smallPictures";
import { watchContent } from "./watchContent";

export interface EditorState {
  issues: EditorIssue[];
  /** Pictures that will look blurred. */
  pictures: EditorIssue[];
  /** The path of the page that shows an entry, by the entry's name in the editor's address. */
  pages: Record<string, string>;
  /** Pages that lead nowhere now. */
  gone: GonePage[];
  /** A hash of every file that is edited, by its path. */
  files: Record<string, string>;
}

/** The state of the content below the root of a project, in a language. */
export async function editorState(
  root: string,
  language: Language,
  memory: PageMemory,
): Promise<EditorState> {
  // All else is read at one moment, so that the state that is told last is the latest.
  const [pictures, issues] = await Promise.all([smallPictures(root, language), checkSources(root)]);
  const pages = contentPages(root).map(({ entry, path }) => [entry, localizePath(path, language)]);
  return {
    issues: issues.map((issue) => editorIssue(issue, language)),
    pages: Object.fromEntries(pages) as Record<string, string>,
    gone: memory.gone(root),
    files: contentDigests(root),
    pictures,
  };
}

/** Tells the state at once and after every change, as server-sent events, until the page is left. */
export function tellState(
  root: string,
  language: Language,
  memory: PageMemory,
  response: ServerResponse,
): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  let [asked, told] = [0, 0];
  const tell = async () => {
    const number = (asked += 1);
    const state = await editorState(root, language, memory);
    // A later one may have been ready earlier.
    if (number < told || response.destroyed) return;
    told = number;
    response.write(`data: ${JSON.stringify(state)}\n\n`);
  };
  void tell();
  response.once(
    "close",
    watchContent(root, () => void tell()),
  );
}
