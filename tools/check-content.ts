import { checkSite, countSite, formatFault } from "../src/gatsby/check";

const root = process.cwd();
const faults = checkSite(root);

if (faults.length > 0) {
  for (const fault of faults) console.error(formatFault(fault));
  console.error(`\n${faults.length} ${faults.length === 1 ? "fault" : "faults"}.`);
  process.exitCode = 1;
} else {
  const { contentFiles, services, localeFiles, messages } = countSite(root);
  console.log(
    `Nothing to mend: ${contentFiles} content files with ${services} services, ${localeFiles} locale files with ${messages} texts.`,
  );
}
