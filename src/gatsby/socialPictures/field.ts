/** The pictures that messengers show of the pages, found by their addresses in the GraphQL layer. */
import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routeOfPath } from "../../i18n/paths";
import { design, drawSocialPicture, type Subject } from "./draw";
import { prepareFonts } from "./fonts";
import { subjectOf, type NodeModel } from "./subject";

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** The name of a subject's picture: another one as soon as anything on it changes. */
async function nameOf(path: string, subject: Subject, fonts: string): Promise<string> {
  const { picture, ...words } = subject;
  const hash = createHash("sha256")
    .update(JSON.stringify({ design, fonts, words }))
    .update(await readFile(picture))
    .digest("hex");
  const route = routeOfPath(path)
    .replace(/\.html$/, "")
    .split("/")
    .filter(Boolean);
  return `${["social", subject.language, ...route].join("-")}-${hash.slice(0, 20)}.jpg`;
}

/**
 * Draws the picture of a subject unless an earlier build has, and gives its address on the site.
 * Rejects when the subject's picture cannot be read or its title does not fit.
 */
export async function socialPicture(root: string, path: string, subject: Subject): Promise<string> {
  const fonts = await prepareFonts(root);
  const name = await nameOf(path, subject, fonts.digest);
  const folder = join(root, "public/static");
  const file = join(folder, name);
  if (!(await isThere(file))) {
    await mkdir(folder, { recursive: true });
    // Under another name until it is whole: a build that is ended half-way leaves no half picture.
    // A name of its own, since several of Gatsby's workers may draw the same one.
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, await drawSocialPicture(root, subject));
    await rename(part, file);
  }
  return `/static/${name}`;
}

/**
 * `socialPicture(path)`: the address of a page's picture, without the deployment's path prefix. Like
 * a file's publicURL, asking for it makes the picture.
 */
export const socialPictureField = {
  type: "String!",
  description: "Address of the picture that messengers show of a page, 1200 by 630 pixels, JPEG.",
  args: { path: "String!" },
  async resolve(
    _source: unknown,
    { path }: { path: string },
    { nodeModel }: { nodeModel: NodeModel },
  ): Promise<string> {
    const root = process.cwd();
    return socialPicture(root, path, await subjectOf(root, path, nodeModel));
  },
};
