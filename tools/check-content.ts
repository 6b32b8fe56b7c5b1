import { checkSources, countSite, formatIssue } from "../src/content/check";
import { formattingIssues } from "../src/content/check/formatting";

async function main(root: string): Promise<void> {
  const issues = [...(await checkSources(root)), ...formattingIssues(root)];
  if (issues.length > 0) {
    for (const issue of issues) console.error(formatIssue(issue));
    console.error(`\n${issues.length} ${issues.length === 1 ? "issue" : "issues"}.`);
    process.exitCode = 1;
    return;
  }
  const { contentFiles, services, localeFiles, messages } = countSite(root);
  console.log(
    `No issues: ${contentFiles} content files with ${services} services, ${localeFiles} locale files with ${messages} texts.`,
  );
}

void main(process.cwd());
