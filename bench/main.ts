/**
 * `npm run bench`: durations beside a baseline, measured in turns in one run. `npm run bench --
 * search` measures one group, `npm run bench -- lighthouse /ar/` some pages. It asserts nothing:
 * compare its figures before and after a change, on the same machine. Only `figures`, which runs when
 * it is named, keeps what it measures: content/measurements.json.
 */
import { assistantComparisons } from "./assistant";
import { compareAll } from "./compareAll";
import { contactComparisons } from "./contact";
import { measureFigures } from "./figures";
import { measureInteractions } from "./interactions";
import { measureLighthouse } from "./lighthouse";
import { measureMainThread } from "./mainThread";
import { measureNavigation } from "./navigation";
import { readOptions, type Options } from "./options";
import { searchComparisons } from "./search";

const pageGroups = {
  lighthouse: measureLighthouse,
  "main-thread": measureMainThread,
  interactions: measureInteractions,
  navigation: measureNavigation,
};

async function measurePages(options: Options): Promise<void> {
  for (const measure of Object.values(pageGroups)) await measure(options);
}

const groups = new Map<string, (options: Options) => Promise<void>>(
  Object.entries({
    search: () => compareAll({ comparisons: searchComparisons() }),
    assistant: () => compareAll({ comparisons: assistantComparisons() }),
    contact: () => compareAll(contactComparisons()),
    page: measurePages,
    ...pageGroups,
    figures: measureFigures,
  }),
);

async function main(args: string[]): Promise<void> {
  const options = readOptions(args);
  const chosen =
    options.groups.length > 0 ? options.groups : ["search", "assistant", "contact", "page"];
  for (const name of chosen) {
    const measure = groups.get(name);
    if (!measure) throw new Error(`There is no "${name}": ${[...groups.keys()].join(", ")}`);
    await measure(options);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
