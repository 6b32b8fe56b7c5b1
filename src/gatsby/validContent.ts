import type { ParentSpanPluginArgs } from "gatsby";
import { checkSources, formatIssue, launchFindings } from "../content/check";
import { readEditorBackend } from "./editorBackend";
import { requireFonts } from "./fontFiles";
import { outsideHosts } from "./outsideHosts";

/**
 * Stops the build with every issue of content/ and locales/ at once, each with file and field, or
 * with a setting of the environment that cannot work.
 */
export async function refuseInvalidContent({ reporter }: ParentSpanPluginArgs): Promise<void> {
  refuseSettings(reporter);
  const root = process.cwd();
  const issues = await checkSources(root);
  if (issues.length > 0) {
    reporter.panicOnBuild(
      `${issues.length} issues in content/ and locales/:\n${issues.map(formatIssue).join("\n")}`,
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

/** What finishBuild would only find at the end of the build, or only visitors would see. */
function refuseSettings(reporter: ParentSpanPluginArgs["reporter"]): void {
  try {
    outsideHosts(process.env);
    readEditorBackend(process.env);
    requireFonts(process.cwd());
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
  }
}
