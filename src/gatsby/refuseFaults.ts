import type { ParentSpanPluginArgs } from "gatsby";
import { checkSite, formatFault, launchFindings } from "./check";
import { outsideHosts } from "./outsideHosts";

/**
 * Stops the build with every fault of content/ and locales/ at once, each with file and field, or
 * with a setting of the environment that cannot work.
 */
export function refuseFaults({ reporter }: ParentSpanPluginArgs): void {
  refuseSettings(reporter);
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

/** What finishBuild would only find at the end of the build. */
function refuseSettings(reporter: ParentSpanPluginArgs["reporter"]): void {
  try {
    outsideHosts(process.env);
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
  }
}
