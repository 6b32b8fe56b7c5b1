/** The social preview images of the pages, found by their addresses in the GraphQL layer. */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { routeOfPath } from "../../i18n/paths";
import { digest, ignoreMissing, writeAtomically } from "../../hosting/build/files";
import { hashDigits } from "../../hosting/headerRules";
import { design, drawSocialPicture, type Subject } from "../../seo/build/socialPictures/draw";
import { prepareFonts } from "../../seo/build/socialPictures/fonts";
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
  const route = routeOfPath(path)
    .replace(/\.html$/, "")
    .split("/")
    .filter(Boolean);
  return `${["social", subject.language, ...route].join("-")}-${hash.slice(0, hashDigits)}.jpg`;
}

/**
 * Draws the picture of a subject unless an earlier build has, and gives its address on the site.
 * Rejects when the subject's picture cannot be read or its title does not fit.
 */
export async function socialPicture(root: string, path: string, subject: Subject): Promise<string> {
  const fonts = await prepareFonts(root);
  const name = await nameOf(path, subject, fonts.digest);
  const file = join(root, "public/static", name);
  if (!(await ignoreMissing(stat(file)))) {
    // Several of Gatsby's workers may write the same one.
    await writeAtomically(file, await drawSocialPicture(root, subject));
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
