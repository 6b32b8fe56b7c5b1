import { isEditor } from "../../src/hosting/editor";
import { isHidden } from "../../src/hosting/hiddenPaths";
import { publicFiles } from "../../src/hosting/build/publicFiles";

/**
 * The pages of a built site, each by its path below the folder, beginning with a slash. Rejects when
 * the folder holds none.
 */
export async function pageFiles(root: string): Promise<string[]> {
  const files = await publicFiles(root);
  const pages = files.filter(
    (path) => path.endsWith(".html") && !isHidden(path) && !isEditor(path),
  );
  if (pages.length === 0) throw new Error(`${root} holds no page`);
  return pages;
}
