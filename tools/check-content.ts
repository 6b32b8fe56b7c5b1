import { checkSources, countSite, formatIssue } from "../src/content/check";
import { formattingIssues } from "../src/content/check/formatting";

const root = process.cwd();
const issues = [...checkSources(root), ...formattingIssues(root)];

if (issues.length > 0) {
  for (const issue of issues) console.error(formatIssue(issue));
  console.error(`\n${issues.length} ${issues.length === 1 ? "issue" : "issues"}.`);
  process.exitCode = 1;
} else {
  const { contentFiles, services, localeFiles, messages } = countSite(root);
  console.log(
    `No issues: ${contentFiles} content files with ${services} services, ${localeFiles} locale files with ${messages} texts.`,
  );
}
