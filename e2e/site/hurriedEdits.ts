/** Hasty edits of the content, made in a copy of the project, that the content check accepts. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { checkSources } from "../../src/content/check";
import { allContentFiles } from "../../src/content/contentFiles";
import { change, editIn, edits, pick } from "../../src/content/testing/edits";

const seed = 20200101;
/** How many edits the copy gets: enough that every page has some. */
const wanted = 60;
const attempts = 2000;

/** Files of which the tests of the copy state nothing. */
const files = [
  "about",
  "contact-failed",
  "contact-sent",
  "faq",
  "investment",
  "not-found",
  "privacy",
];

/** Whether a file has the shape that is asked of it, which is soon told. */
const hasShape = (name: string, value: unknown) =>
  allContentFiles.find(({ path }) => name.startsWith(path))!.schema.safeParse(value).success;

/**
 * Makes edits one after another and takes back those that the check refuses.
 * @returns the edits that stay, to be told
 * @throws if too few do.
 */
export async function addHurriedEdits(root: string): Promise<string[]> {
  const projects = readdirSync(join(root, "content/projects"));
  const names = [
    ...files.map((name) => `${name}.json`),
    ...projects.map((name) => `projects/${name}`),
  ];
  const kept: string[] = [];
  for (const next of fc.sample(change, { seed, numRuns: attempts })) {
    if (kept.length === wanted) return kept;
    // The others leave a file that is no JSON.
    if (!(next.edit in edits)) continue;
    const name = pick(names, next.file);
    const path = join(root, "content", name);
    const before = readFileSync(path, "utf8");
    const value: unknown = JSON.parse(before);
    const edited = editIn(value, next);
    if (!edited || isDeepStrictEqual(value, JSON.parse(before))) continue;
    if (!hasShape(name, value)) continue;
    writeFileSync(path, JSON.stringify(value, null, 2));
    if ((await checkSources(root)).length > 0) writeFileSync(path, before);
    else kept.push(`${name} ${edited.at}: ${next.edit}`);
  }
  throw new Error(`Only ${kept.length} of ${attempts} edits are accepted.`);
}
