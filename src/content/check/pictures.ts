import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { maxPixels } from "../pictureLimits";
import { type FileKind, isPictureKind, type PictureKind, pictureKinds } from "./fileKinds";
import { type Issue, formatPath, type Path } from "./issue";
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
function kindIssue(kind: FileKind | undefined, kinds: readonly PictureKind[]): string {
  const extensions = kinds.flatMap((each) => pictureKinds[each]).join(", ");
  if (kind === "HEIC")
    return `is a HEIC picture, which few browsers show: send it to yourself by WhatsApp, which makes it a JPEG (for the next ones, iPhone: Settings › Camera › Formats › Most Compatible; Samsung: Camera settings › Advanced picture options › High efficiency pictures off)`;
  if (kind === "HTML")
    return "is a page and not the picture on it: open the picture itself and save it again";
  if (kind === "Git LFS")
    return "is a note of Git LFS in the picture's place: fetch the picture with “git lfs pull”";
  if (kind === "video") return "is a video: save one picture of it as JPEG";
  return kind === undefined
    ? `is no picture that can be used here: use ${extensions}`
    : `is in the format ${kind}, which cannot be used here: use ${extensions}`;
}

/** Why a picture that can be read is none for the site. */
function readingIssue(reading: PictureReading, kind: PictureKind): string | undefined {
  const { size, isWhole, isAnimated, depth } = reading;
  if (size) {
    const { width, height } = size;
    const pixels = `${width} × ${height} pixels`;
    if (width * height > maxPixels)
      return `has ${pixels}, too many to build with: make it at most 4000 pixels wide`;
    if (Math.max(width / height, height / width) > mostTimesAsWide)
      return `has ${pixels}, hardly more than a line: use a picture that is up to ${mostTimesAsWide} times as wide as high`;
  }
  if (kind === "AVIF" && depth > 8)
    return `is an AVIF picture with ${depth} bits for each colour: export it with 8, or as JPEG`;
  if (!isWhole) return `is a ${kind} picture that was cut off or damaged: export it again`;
  if (isAnimated)
    return "is animated, and would stand still: export one picture of it as JPEG or PNG";
  return undefined;
}

async function bytesIssue(file: string, isLogo: boolean): Promise<string | undefined> {
  if (!(await stat(file)).isFile()) return "is a folder: name the picture's file";
  const bytes = await readFile(file);
  if (bytes.length === 0) return "is an empty file: export the picture again";
  const kinds: readonly PictureKind[] = isLogo ? logoKinds : resizedKinds;
  const reading = await readPicture(bytes);
  const { kind } = reading;
  if (!isPictureKind(kind) || !kinds.includes(kind)) return kindIssue(kind, kinds);
  if (bytes.includes(placeholderMark))
    return "is still the placeholder: put the real picture in its place, under the same name, and without this one’s description (Exif)";
  const issue = readingIssue(reading, kind);
  if (issue !== undefined) return issue;
  if (isLogo && reading.hasPlace)
    return "holds the place where it was taken (GPS), which every visitor could read: export it without";
  const extension = path.extname(file).toLowerCase();
  const extensions: readonly string[] = pictureKinds[kind];
  return extensions.includes(extension)
    ? undefined
    : `is a ${kind} picture named ${extension || "without an extension"}: name it ${extensions[0]}`;
}

/** Why a picture cannot be used, or undefined. `folder` is the one of the JSON file naming it. */
async function pictureIssue(
  contentFolder: string,
  folder: string,
  source: string,
  isLogo: boolean,
): Promise<string | undefined> {
  const named = source.replaceAll(/\s/g, " ");
  const outside = `is outside content/ (${named}): move the picture into content/images and name it from there`;
  if (/^[a-z][a-z0-9+.-]*:|^[\\/]/i.test(source)) return outside;
  const file = path.resolve(folder, source);
  if (!isInside(contentFolder, file)) return outside;
  try {
    // A link inside content/ may still lead out of it.
    if (!isInside(await realpath(contentFolder), await realpath(file))) return outside;
    return await bytesIssue(file, isLogo);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR")
      return `names a picture that is missing (${named}): add the file or correct the name`;
    if (code === undefined) throw error;
    return `names a picture that cannot be read (${named}, ${code}): make it readable`;
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
