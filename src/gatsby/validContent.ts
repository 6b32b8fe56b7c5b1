/** What a build and a site under development do about content with issues. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { checkSources, formatIssue, launchFindings } from "../content/check";
import { readEditorBackend } from "../content/editor/build/editorBackend";
import { requireFonts } from "./fontFiles";
import { outsideHosts } from "../hosting/build/outsideHosts";
import { readSiteUrl } from "./siteUrl";
import { print } from "./print";

/** How often content is checked again while the site waits for it, in milliseconds. */
const checkEvery = 1000;

let devServerReady = false;

/**
 * From now on the running site follows content without issues only, and shows the last good one
 * until then. Begins once the site runs: before that there is nothing else to show.
 */
export function keepLastGoodContent(): void {
  devServerReady = true;
}

/** The issues of content/ and locales/, one a line. */
const issuesOf = async (root: string): Promise<string[]> =>
  (await checkSources(root)).map(formatIssue);

/**
 * Stops the build with every issue of content/ and locales/ at once, each with file and field. A site
 * under development waits instead, until the issues are corrected.
 */
export async function requireValidContent({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const root = process.cwd();
  if (process.env.gatsby_executing_command === "build") {
    const issues = await issuesOf(root);
    if (issues.length > 0) {
      print(reporter, issues.join("\n"));
      reporter.panicOnBuild(
        `${issues.length} ${issues.length === 1 ? "issue" : "issues"} in content/ and locales/, listed above.`,
      );
    }
  } else await waitForValidContent(reporter);
  const { length } = launchFindings(root);
  if (length > 0) {
    reporter.info(`${length} things are to be settled before the launch: npm run launch-check`);
  }
}

/**
 * Stops the build with a setting of the environment that cannot work, which finishBuild would only
 * find at its end, or only visitors would see.
 */
export function requireSettings({ reporter }: ParentSpanPluginArgs): void {
  try {
    readSiteUrl(process.env, process.cwd());
    outsideHosts(process.env);
    readEditorBackend(process.env);
    requireFonts(process.cwd());
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
  }
}

/** Waits until the content has no issues, and prints them whenever they have changed. */
async function waitForValidContent(reporter: Reporter): Promise<void> {
  let printed = "";
  for (;;) {
    const issues = (await issuesOf(process.cwd())).join("\n");
    if (issues === "") return;
    if (issues !== printed)
      print(reporter, `\nThe site starts once this is corrected:\n${issues}\n`);
    printed = issues;
    await sleep(checkEvery);
  }
}

/**
 * Whether the site may show the content as it is now. A build has checked it before. While
 * developing, a site that starts waits until it is valid; one that runs prints the issues, and stays
 * as it is.
 */
export async function isContentValid(reporter: Reporter): Promise<boolean> {
  if (process.env.gatsby_executing_command === "build") return true;
  if (!devServerReady) {
    await waitForValidContent(reporter);
    return true;
  }
  const issues = await issuesOf(process.cwd());
  if (issues.length > 0) {
    print(reporter, `\nThe site stays as it was until this is corrected:\n${issues.join("\n")}\n`);
  }
  return issues.length === 0;
}
