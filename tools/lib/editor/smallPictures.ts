/** Pictures that the site can show, and that will look blurred: told, and refused nowhere. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { formatPath, type Issue, say } from "../../../src/content/check/issue";
import { loadContent, type Entry } from "../../../src/content/check/loadContent";
import { namedFiles } from "../../../src/content/check/pictures";
import { readPicture } from "../../../src/content/check/readPicture";
import { allContentFiles } from "../../../src/content/contentFiles";
import { editorIssue, type EditorIssue } from "../../../src/content/editor/editorIssues";
import { isFarTooSmall, pictureSize, type PictureSize } from "../../../src/content/pictureSizes";
import type { Language } from "../../../src/i18n/languages";

/** The pictures of an entry whose size is known, each version of them. */
function shownPictures(root: string, entry: Entry) {
  const name = allContentFiles.find(({ type }) => type === entry.type)?.name;
  return namedFiles(entry).flatMap(({ field, place, source }) => {
    const steps = field.filter((step) => typeof step === "string");
    const key = steps.filter((step) => step !== "src" && step !== "lightSrc").join(".");
    const shown = name && pictureSize(name, key);
    return shown ? [{ place, file: join(root, dirname(entry.file), source), shown }] : [];
  });
}

/** The size of a picture; none of what cannot be read as one, which the content check names. */
const sizeOf = async (file: string): Promise<PictureSize | undefined> => {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && (await readPicture(bytes)).size;
};

/** What is said of a picture that is far too small for its place. */
async function pictureIssues(root: string, entry: Entry): Promise<Issue[]> {
  const issues = shownPictures(root, entry).map(
    async ({ place, file, shown }): Promise<Issue[]> => {
      const size = await sizeOf(file);
      if (!size || !isFarTooSmall(size, shown)) return [];
      const at = formatPath([...entry.at, ...place]);
      const message = say("pictureSize", { ...size, size: `${shown.width} × ${shown.height}` });
      return [{ file: entry.file, at, message }];
    },
  );
  return (await Promise.all(issues)).flat();
}

/** The pictures below the root of a project that are far too small for their places. */
export async function smallPictures(root: string, language: Language): Promise<EditorIssue[]> {
  const { entries } = loadContent(root);
  const issues = await Promise.all(entries.map((entry) => pictureIssues(root, entry)));
  return issues.flat().map((issue) => editorIssue(issue, language));
}
