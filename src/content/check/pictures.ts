import { readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { type Issue, formatPath, type Path } from "./issue";
import type { Entry } from "./loadContent";
import { logoFormats, pictureFormats, type PictureFormat } from "./pictureFormat";
import { placeholderMark } from "./placeholderMark";
import { isGroup } from "./schemaTree";

function isInside(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way !== "" && way.split(path.sep)[0] !== ".." && !path.isAbsolute(way);
}

function bytesIssue(file: string, formats: readonly PictureFormat[]): string | undefined {
  if (!statSync(file).isFile()) return "is a folder: name the picture's file";
  const bytes = readFileSync(file);
  if (bytes.length === 0) return "is an empty file: export the picture again";
  const extension = path.extname(file).toLowerCase();
  const format = formats.find(({ begins }) => begins(bytes));
  if (!format) {
    const extensions = formats.flatMap((known) => known.extensions);
    return `is no picture that can be used here: use ${extensions.join(", ")}`;
  }
  if (bytes.includes(placeholderMark))
    return "is still the placeholder: put the real picture in its place, under the same name, and without this one’s description (Exif)";
  if (!format.ends(bytes)) return `is a ${format.name} picture that was cut off: export it again`;
  return format.extensions.includes(extension)
    ? undefined
    : `is a ${format.name} picture named ${extension || "without an extension"}: name it ${format.extensions[0]}`;
}

/** Why a picture cannot be used, or undefined. `folder` is the one of the JSON file naming it. */
function pictureIssue(
  contentFolder: string,
  folder: string,
  source: string,
  formats: readonly PictureFormat[],
): string | undefined {
  const named = source.replaceAll(/\s/g, " ");
  const outside = `is outside content/ (${named}): move the picture into content/images and name it from there`;
  if (/^[a-z][a-z0-9+.-]*:|^[\\/]/i.test(source)) return outside;
  const file = path.resolve(folder, source);
  if (!isInside(contentFolder, file)) return outside;
  try {
    // A link inside content/ may still lead out of it.
    if (!isInside(realpathSync(contentFolder), realpathSync(file))) return outside;
    return bytesIssue(file, formats);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR")
      return `names a picture that is missing (${named}): add the file or correct the name`;
    if (code === undefined) throw error;
    return `names a picture that cannot be read (${named}, ${code}): make it readable`;
  }
}

/** Issues of the pictures that an entry names. */
export function imageIssues(root: string, entry: Entry): Issue[] {
  const contentFolder = path.resolve(root, "content");
  const folder = path.dirname(path.resolve(root, entry.file));
  return entry.fields.flatMap(({ path: at, value, meta }) => {
    if (meta.file !== true) return [];
    const versions: [Path, unknown][] = isGroup(value)
      ? Object.entries(value).map(([language, source]) => [[...at, language], source])
      : [[at, value]];
    const formats = meta.logo === true ? logoFormats : pictureFormats;
    return versions.flatMap(([place, source]) => {
      if (typeof source !== "string" || source === "") return [];
      const message = pictureIssue(contentFolder, folder, source, formats);
      return message === undefined
        ? []
        : [{ file: entry.file, at: formatPath([...entry.at, ...place]), message }];
    });
  });
}
