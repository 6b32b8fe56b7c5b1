/** Pictures that the site can show, and that will look blurred: told, and refused nowhere. */
import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { formatPath, type Issue, type Path } from "../../../src/content/check/issue";
import { loadContent, type Entry } from "../../../src/content/check/loadContent";
import { isGroup } from "../../../src/content/check/schemaTree";
import { allContentFiles } from "../../../src/content/contentFiles";
import { editorIssue, type EditorIssue } from "../../../src/content/editor/editorIssues";
import { isFarTooSmall, pictureSize, type PictureSize } from "../../../src/content/pictureSizes";
import type { Language } from "../../../src/i18n/languages";

interface Named {
  entry: Entry;
  path: Path;
  /** The picture's file. */
  file: string;
  shown: PictureSize;
}

/** The pictures of an entry whose size is known, each version of them. */
function namedPictures(root: string, entry: Entry): Named[] {
  const name = allContentFiles.find(({ type }) => type === entry.type)?.name;
  return entry.fields.flatMap(({ path, value, meta }) => {
    const place = path.filter((step) => typeof step === "string");
    const field = place.filter((step) => step !== "src" && step !== "lightSrc").join(".");
    const shown = name && meta.file === true && pictureSize(name, field);
    if (!shown) return [];
    const versions: [Path, unknown][] = isGroup(value)
      ? Object.entries(value).map(([language, source]) => [[...path, language], source])
      : [[path, value]];
    return versions.flatMap(([at, source]) =>
      typeof source === "string"
        ? [{ entry, path: at, file: join(root, dirname(entry.file), source), shown }]
        : [],
    );
  });
}

const known = new Map<string, { modified: number; size: PictureSize | undefined }>();

/** The size of a picture as it is shown, upright; none of what is no picture, which the content check names. */
async function sizeOf(file: string): Promise<PictureSize | undefined> {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (modified === undefined) return undefined;
  const before = known.get(file);
  if (before?.modified === modified) return before.size;
  const size = await sharp(file)
    .metadata()
    .then(
      ({ autoOrient: { width, height } }) => ({ width, height }),
      () => undefined,
    );
  known.set(file, { modified, size });
  return size;
}

/** The pictures below the root of a project that are far too small for their places. */
export async function smallPictures(root: string, language: Language): Promise<EditorIssue[]> {
  const named = loadContent(root).entries.flatMap((entry) => namedPictures(root, entry));
  const issues = await Promise.all(
    named.map(async ({ entry, path, file, shown }): Promise<Issue[]> => {
      const size = await sizeOf(file);
      if (!size || !isFarTooSmall(size, shown)) return [];
      const at = formatPath([...entry.at, ...path]);
      const message = `has ${size.width} × ${size.height} pixels: use a picture of ${shown.width} × ${shown.height}`;
      return [{ file: entry.file, at, message }];
    }),
  );
  return issues.flat().map((issue) => editorIssue(issue, language));
}
