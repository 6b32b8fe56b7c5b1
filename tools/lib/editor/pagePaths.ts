/** Which page shows an entry of the content, and which pages have gone since the editor began. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../../src/content/check/loadContent";
import { collectionNames, collectionOf } from "../../../src/content/collections";
import { allContentFiles } from "../../../src/content/contentFiles";
import { entryOf } from "../../../src/content/editor/editorConfig";
import { readablePath } from "../../../src/i18n/writtenPaths";

export interface ContentPage {
  /** The entry's name in the editor's address: `services/erp`. */
  entry: string;
  /** Its file, relative to the project's root. */
  file: string;
  /** The path of the page, without a language prefix. */
  path: string;
}

/** The pages of the entries below the root of a project. Files that are not right are left out. */
export function contentPages(root: string): ContentPage[] {
  const fixed = allContentFiles.flatMap((file): ContentPage[] =>
    file.route === undefined
      ? []
      : [{ entry: entryOf(file, file.name), file: `content/${file.path}`, path: file.route }],
  );
  const types = new Map(collectionNames.map((name) => [collectionOf(name).type, name]));
  const entries = loadContent(root).entries.flatMap(({ type, file, value }): ContentPage[] => {
    const name = types.get(type);
    const { id, path } = (value ?? {}) as { id?: unknown; path?: unknown };
    return name && typeof id === "string" && typeof path === "string"
      ? [{ entry: `${name}/${id}`, file, path }]
      : [];
  });
  return [...fixed, ...entries];
}

export interface GonePage {
  /** The path that led to a page. */
  from: string;
  /** The path of the page that takes its place: where it has moved to, or the one above it. */
  to: string;
}

/** The old addresses that are redirected, as readablePath has them. */
const redirectsFrom = (root: string): string[] =>
  loadContent(root).entries.flatMap(({ type, value }) => {
    const { from } = (value ?? {}) as { from?: unknown };
    return type === "Redirect" && typeof from === "string" ? [readablePath(from)] : [];
  });

/** The nearest page above a path. */
function pageAbove(path: string, pages: ReadonlySet<string>): string {
  const above = path.replace(/[^/]+\/$/, "");
  return above === "/" || pages.has(above) ? above : pageAbove(above, pages);
}

/** Remembers the pages that there have been, to tell which of them lead nowhere now. */
export class PageMemory {
  /** The file of each path that has had a page. */
  readonly #seen = new Map<string, string>();

  /** Pages whose file is gone or has another address now, without a redirect. */
  gone(root: string): GonePage[] {
    const pages = contentPages(root);
    const current = new Map(pages.map(({ file, path }) => [file, path]));
    const paths = new Set(current.values());
    const redirected = new Set(redirectsFrom(root));
    for (const { file, path } of pages) this.#seen.set(path, file);
    return [...this.#seen].flatMap(([from, file]) => {
      const moved = current.get(file);
      // A file that cannot be read at the moment still has its page.
      const isKept = moved === undefined && existsSync(join(root, file));
      if (paths.has(from) || redirected.has(readablePath(from)) || isKept) return [];
      return [{ from, to: moved ?? pageAbove(from, paths) }];
    });
  }
}
