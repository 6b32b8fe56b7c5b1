import type { ParentSpanPluginArgs } from "gatsby";
import { checkSite, formatFault, launchFindings } from "./check";

/** Stops the build with every fault of content/ and locales/ at once, each with file and field. */
export function refuseFaults({ reporter }: ParentSpanPluginArgs): void {
  const root = process.cwd();
  const faults = checkSite(root);
  if (faults.length > 0) {
    reporter.panicOnBuild(
      `${faults.length} faults in content/ and locales/:\n${faults.map(formatFault).join("\n")}`,
    );
    return;
  }
  const { length } = launchFindings(root);
  if (length > 0) {
    reporter.info(
      `${length} placeholders and samples are still in the content: npm run launch-check`,
    );
  }
}
