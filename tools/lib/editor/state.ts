/** What the frame of the editor follows: the issues of the content, and which page an entry is. */
import { watch } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { checkSources } from "../../../src/content/check";
import { collectionNames, collectionOf } from "../../../src/content/collections";
import { allContentFiles } from "../../../src/content/contentFiles";
import { entryOf } from "../../../src/content/editor/editorConfig";
import { editorIssue, type EditorIssue } from "../../../src/content/editor/editorIssues";
import { loadContent } from "../../../src/content/check/loadContent";
import { localizePath } from "../../../src/i18n/paths";
import type { Language } from "../../../src/i18n/languages";

export interface EditorState {
  issues: EditorIssue[];
  /** The path of the page that shows an entry, by the entry's name in the editor's address. */
  pages: Record<string, string>;
}

/** Paths of pages by entry. Files that are not right are left out. */
function pagesOf(root: string, language: Language): Record<string, string> {
  const fixed = allContentFiles.flatMap((file): [string, string][] =>
    file.route === undefined ? [] : [[entryOf(file, file.name), file.route]],
  );
  const types = new Map(collectionNames.map((name) => [collectionOf(name).type, name]));
  const entries = loadContent(root).entries.flatMap(({ type, value }): [string, string][] => {
    const name = types.get(type);
    const { id, path } = (value ?? {}) as { id?: unknown; path?: unknown };
    return name && typeof id === "string" && typeof path === "string"
      ? [[`${name}/${id}`, path]]
      : [];
  });
  const pages = [...fixed, ...entries].map(([entry, path]) => [
    entry,
    localizePath(path, language),
  ]);
  return Object.fromEntries(pages) as Record<string, string>;
}

/** The state of the content below the root of a project, in a language. */
export async function editorState(root: string, language: Language): Promise<EditorState> {
  return {
    issues: (await checkSources(root)).map((issue) => editorIssue(issue, language)),
    pages: pagesOf(root, language),
  };
}

/** How long the content has to rest before it is read, in milliseconds: a save writes many times. */
const rest = 300;

/** Tells the state at once and after every change, as server-sent events, until the page is left. */
export function tellState(root: string, language: Language, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const tell = async () => {
    const state = JSON.stringify(await editorState(root, language));
    if (!response.destroyed) response.write(`data: ${state}\n\n`);
  };
  void tell();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(root, "content"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), rest);
  });
  response.once("close", () => {
    clearTimeout(timer);
    watcher.close();
  });
}
