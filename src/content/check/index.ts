import { checkContent } from "./checkContent";
import { type Issue, sortIssues } from "./issue";
import { checkLocales } from "./checkLocales";

export { countSite } from "./count";
export { type Issue, formatIssue } from "./issue";
export { emptyLists, launchFindings } from "./launch";

/** Every issue of content/ and locales/ below the root of a project; empty when it can be built. */
export function checkSources(root: string): Issue[] {
  return sortIssues([...checkContent(root), ...checkLocales(root)]);
}
