import { checkContent } from "./checkContent";
import { type Issue, sortIssues } from "./issue";
import { checkLocales } from "./checkLocales";
import { pictureIssues } from "./pictures";

export { countSite } from "./count";
export { type Issue, formatIssue } from "./issue";
export { emptyLists, launchFindings } from "./launch";

/** Every issue of content/ and locales/ below the root of a project; empty when it can be built. */
export async function checkSources(root: string): Promise<Issue[]> {
  const pictures = await pictureIssues(root);
  return sortIssues([...checkContent(root), ...pictures, ...checkLocales(root)]);
}
