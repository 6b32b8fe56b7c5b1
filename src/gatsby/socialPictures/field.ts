/** The social preview images of the pages, found by their addresses in the GraphQL layer. */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fixedPageOf } from "../../content/pages";
import { routeOfPath } from "../../i18n/paths";
import { digest, fileCache, ifThere, writeWhole } from "../fileCache";
import { hashDigits } from "../../hosting/headerRules";
import { design, drawSocialPicture, type Subject } from "./draw";
import { prepareFonts } from "./fonts";
import type { QueryContext } from "../nodeContent";
import { subjectOf } from "./subject";

/** The digests of pictures by their files and times: many pages have one picture. */
const digests = new Map<string, Promise<string>>();

async function digestOf(picture: string): Promise<string> {
  const { mtimeMs, size } = await stat(picture);
  const version = `${picture} ${mtimeMs} ${size}`;
  const known = digests.get(version) ?? readFile(picture).then((data) => digest(data));
  digests.set(version, known);
  return known;
}

/** The name of a subject's picture: another one as soon as anything on it changes. */
async function nameOf(path: string, subject: Subject, fonts: string): Promise<string> {
  const { picture, ...words } = subject;
  const hash = digest(JSON.stringify({ design, fonts, words }), await digestOf(picture));
  // The pages of a list have one picture.
  const own = routeOfPath(path);
  const route = (fixedPageOf(own)?.route ?? own)
    .replace(/\.html$/, "")
    .split("/")
    .filter(Boolean);
  return `${["social", subject.language, ...route].join("-")}-${hash.slice(0, hashDigits)}.jpg`;
}

/**
 * Draws the picture of a subject unless an earlier build has, and gives its address on the site. Kept
 * below .cache as well, it outlives a public/ that is emptied.
 * Rejects when the subject's picture cannot be read or its title does not fit.
 */
export async function socialPicture(root: string, path: string, subject: Subject): Promise<string> {
  const fonts = await prepareFonts(root);
  const name = await nameOf(path, subject, fonts.digest);
  const file = join(root, "public/static", name);
  if (!(await ifThere(stat(file)))) {
    const cache = fileCache(root, "social");
    const known = await cache.read(name);
    const picture = known ?? (await drawSocialPicture(root, subject));
    if (!known) await cache.write(name, picture);
    // Whole or not at all: several of Gatsby's workers may write the same one.
    await writeWhole(file, picture);
  }
  return `/static/${name}`;
}

/**
 * `socialPicture(path)`: the address of a page's picture, without the deployment's path prefix. Like
 * a file's publicURL, asking for it makes the picture.
 */
export const socialPictureField = {
  type: "String!",
  description: "Address of the social preview image of a page, 1200 by 630 pixels, JPEG.",
  args: { path: "String!" },
  async resolve(
    _source: unknown,
    { path }: { path: string },
    context: QueryContext,
  ): Promise<string> {
    const root = process.cwd();
    return socialPicture(root, path, await subjectOf(root, path, context));
  },
};
