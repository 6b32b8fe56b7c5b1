import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { maxPixels } from "../pictureLimits";
import { type FileKind, isPictureKind, type PictureKind, pictureKinds } from "./fileKinds";
import { type Issue, type Message, formatPath, type Path, say } from "./issue";
import { type Entry, loadContent } from "./loadContent";
import { placeholderMark } from "./placeholderMark";
import { type PictureReading, readPicture } from "./readPicture";
import { schemaIssues } from "./schemaIssues";
import { isGroup } from "./schemaTree";

function isInside(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way !== "" && way.split(path.sep)[0] !== ".." && !path.isAbsolute(way);
}

/** Pictures that the build resizes. */
const resizedKinds = ["JPEG", "PNG", "WebP", "AVIF"] as const satisfies PictureKind[];

/** What a logo may be: kinds that can leave its ground transparent, and are shown as they are. */
const logoKinds = ["SVG", "PNG", "WebP"] as const satisfies PictureKind[];

/** Beyond this a width that the build makes may be less than a pixel high. */
const mostTimesAsWide = 20;

/** Why a file of another kind is no picture here. */
function kindIssue(kind: FileKind | undefined, kinds: readonly PictureKind[]): Message {
  const formats = kinds.flatMap((each) => pictureKinds[each]).join(", ");
  if (kind === "HEIC") return say("pictureHeic");
  if (kind === "HTML") return say("picturePage");
  if (kind === "Git LFS") return say("pictureGitLfs");
  if (kind === "video") return say("pictureVideo");
  return kind === undefined
    ? say("pictureUnknown", { formats })
    : say("pictureFormat", { format: kind, formats });
}

/** Why a picture that can be read is none for the site. */
function readingIssue(reading: PictureReading, kind: PictureKind): Message | undefined {
  const { size, isWhole, isAnimated, depth } = reading;
  if (size) {
    const { width, height } = size;
    const pixels = say("pixels", { width, height });
    if (width * height > maxPixels) return say("pictureTooLarge", { pixels });
    if (Math.max(width / height, height / width) > mostTimesAsWide)
      return say("pictureTooNarrow", { pixels, count: mostTimesAsWide });
  }
  if (kind === "AVIF" && depth > 8) return say("pictureDepth", { depth });
  if (!isWhole) return say("pictureDamaged", { format: kind });
  if (isAnimated) return say("pictureAnimated");
  return undefined;
}

async function bytesIssue(file: string, isLogo: boolean): Promise<Message | undefined> {
  if (!(await stat(file)).isFile()) return say("pictureFolder");
  const bytes = await readFile(file);
  if (bytes.length === 0) return say("pictureEmpty");
  const kinds: readonly PictureKind[] = isLogo ? logoKinds : resizedKinds;
  const reading = await readPicture(bytes);
  const { kind } = reading;
  if (!isPictureKind(kind) || !kinds.includes(kind)) return kindIssue(kind, kinds);
  if (bytes.includes(placeholderMark)) return say("picturePlaceholder");
  const issue = readingIssue(reading, kind);
  if (issue !== undefined) return issue;
  if (isLogo && reading.hasPlace) return say("picturePlace");
  const extension = path.extname(file).toLowerCase();
  const extensions: readonly string[] = pictureKinds[kind];
  if (extensions.includes(extension)) return undefined;
  return say("pictureExtension", {
    format: kind,
    extension: extension || say("noExtension"),
    expected: extensions[0] ?? "",
  });
}

/** Why a picture cannot be used, or undefined. `folder` is the one of the JSON file naming it. */
async function pictureIssue(
  contentFolder: string,
  folder: string,
  source: string,
  isLogo: boolean,
): Promise<Message | undefined> {
  const named = source.replaceAll(/\s/g, " ");
  const outside = say("pictureOutside", { file: named });
  if (/^[a-z][a-z0-9+.-]*:|^[\\/]/i.test(source)) return outside;
  const file = path.resolve(folder, source);
  if (!isInside(contentFolder, file)) return outside;
  try {
    // A link inside content/ may still lead out of it.
    if (!isInside(await realpath(contentFolder), await realpath(file))) return outside;
    return await bytesIssue(file, isLogo);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return say("pictureMissing", { file: named });
    if (code === undefined) throw error;
    return say("pictureUnreadable", { file: named, code });
  }
}

/** The files that an entry names, each version of them, with its place in it and that of its field. */
export const namedFiles = ({ fields }: Entry) =>
  fields.flatMap(({ path: at, value, meta }) => {
    if (meta.file !== true) return [];
    const versions: [Path, unknown][] = isGroup(value)
      ? Object.entries(value).map(([language, source]) => [[...at, language], source])
      : [[at, value]];
    return versions.flatMap(([place, source]) =>
      typeof source === "string" && source !== ""
        ? [{ field: at, place, source, isLogo: meta.logo === true }]
        : [],
    );
  });

/**
 * Issues of the pictures that content/ names below the root of a project. Each is read to its end, as
 * the build reads it, and once for as long as it stays.
 */
export async function pictureIssues(root: string): Promise<Issue[]> {
  const contentFolder = path.resolve(root, "content");
  const found = loadContent(root).entries.flatMap((entry) => {
    const folder = path.dirname(path.resolve(root, entry.file));
    const misshapen = new Set(schemaIssues(entry).map(({ at }) => at));
    return namedFiles(entry).map(async ({ place, source, isLogo }): Promise<Issue[]> => {
      const at = formatPath([...entry.at, ...place]);
      if (misshapen.has(at)) return [];
      const message = await pictureIssue(contentFolder, folder, source, isLogo);
      return message === undefined ? [] : [{ file: entry.file, at, message }];
    });
  });
  return (await Promise.all(found)).flat();
}
