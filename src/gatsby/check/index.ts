import { checkContent } from "./content";
import { type Fault, sortFaults } from "./fault";
import { checkLocales } from "./locales";

export { countSite } from "./count";
export { type Fault, formatFault } from "./fault";
export { launchFindings } from "./launch";

/** Every fault of content/ and locales/ below the root of a project; empty when it can be built. */
export function checkSite(root: string): Fault[] {
  return sortFaults([...checkContent(root), ...checkLocales(root)]);
}
