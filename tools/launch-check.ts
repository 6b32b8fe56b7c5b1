import { checkSources, emptyLists, formatIssue, launchFindings } from "../src/content/check";

async function main(root: string): Promise<void> {
  const issues = await checkSources(root);
  if (issues.length > 0) {
    for (const issue of issues) console.error(formatIssue(issue));
    console.error("\nThe site cannot be built until this is corrected.");
    process.exitCode = 1;
    return;
  }
  const findings = launchFindings(root);
  if (findings.length > 0) {
    for (const finding of findings) console.error(formatIssue(finding));
    console.error(
      `\n${findings.length} ${findings.length === 1 ? "thing" : "things"} to settle before the launch.`,
    );
    process.exitCode = 1;
  } else {
    console.log(
      "Ready to launch: no placeholder, sample or unconfirmed statement is left in content/.",
    );
  }
  const empty = emptyLists(root);
  if (empty.length > 0) {
    console.log(
      `Not shown until they are filled (docs/add-proof.md): ${empty.join(", ")} in content/proof.json.`,
    );
  }
}

void main(process.cwd());
