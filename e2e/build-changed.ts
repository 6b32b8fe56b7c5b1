/**
 * `npm run build:changed`: the site with other services, a second collection, the page, the field and
 * the section of the guides, the edits of an editor in a hurry and two more languages, for the tests.
 * Its pictures are small.
 */
import { buildIfChanged } from "../tools/lib/build";
import { isBuilt } from "../tools/lib/buildStamp";
import { copyBuild, copyProject } from "../tools/lib/copyProject";
import { addSecondCollection } from "./site/secondCollection";
import { changeServices } from "./site/changedServices";
import { changedFolder as folder } from "./site/changedSite";
import { followGuides } from "./site/guides";
import { addHurriedEdits } from "./site/hurriedEdits";
import { changeTheme } from "./site/changedTheme";
import { addMoreLanguages } from "./site/moreLanguages";

async function main(): Promise<void> {
  // The address comes from content/, as do those the tests expect.
  delete process.env.SITE_URL;
  await copyProject(folder);
  await changeServices(folder);
  console.log((await addHurriedEdits(folder)).join("\n"));
  await addSecondCollection(folder);
  followGuides(folder);
  await addMoreLanguages(folder);
  changeTheme(folder);
  if (!isBuilt(folder, process.env, false)) await copyBuild(folder);
  process.exitCode = (await buildIfChanged(folder)).code;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
