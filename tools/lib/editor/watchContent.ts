/** Follows the files that the content check reads. */
import { relative, sep } from "node:path";
import { watch } from "chokidar";

const folders = new Set(["content", "locales"]);

/** How long the files have to rest before they are read, in milliseconds: a save writes many times. */
const rest = 300;

/**
 * Calls back once the files of content/ and locales/ below a root have been found, and whenever they
 * rest after a change: a file written, replaced, moved or deleted, or a whole folder, even one that
 * is made anew. @returns what ends it
 */
export function watchContent(root: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(root, {
    ignored: (path: string) => {
      const [top = ""] = relative(root, path).split(sep);
      return top !== "" && !folders.has(top);
    },
  }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, rest);
  });
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
