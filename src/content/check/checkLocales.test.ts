/** @jest-environment node */
import { checkLocales } from "./checkLocales";
import { type Json, put, removeProjects, writeProject } from "../testing/testProject";
import { inWords } from "../testing/inWords";

afterEach(removeProjects);

const en = "locales/en/common.json";
const ar = "locales/ar/common.json";

const issuesAfter = (change: (files: Record<string, Json>) => void) =>
  inWords(checkLocales(writeProject(change)));

test("finds nothing in a sound project", () => {
  expect(checkLocales(writeProject())).toEqual([]);
});

test.each<[string, (files: Record<string, Json>) => void, string, string, string]>([
  [
    "a missing key",
    (files) => delete files[ar].menu.home,
    ar,
    "menu.home",
    "is missing: write the Arabic text",
  ],
  [
    "an extra key",
    (files) => (files[ar].menu.shop = "المتجر"),
    ar,
    "menu.shop",
    "is not in the English file: add it there or remove it",
  ],
  [
    "an empty text",
    (files) => (files[ar].menu.home = " "),
    ar,
    "menu.home",
    "is empty: write the Arabic text",
  ],
  [
    "an empty group",
    (files) => (files[en].empty = {}),
    en,
    "empty",
    "is an empty group: add words or remove it",
  ],
  [
    "something other than a text",
    (files) => (files[en].list = ["a"]),
    en,
    "list",
    "is neither a text nor a group: write a text in double quotes",
  ],
  [
    "a missing placeholder",
    (files) => (files[ar].menu.greeting = "مرحبًا"),
    ar,
    "menu.greeting",
    "lacks {{name}} of the English text: add what is missing",
  ],
  [
    "a misspelt placeholder",
    (files) => (files[en].menu.home = "Home {{place}}"),
    ar,
    "menu.home",
    "lacks {{place}} of the English text: add what is missing",
  ],
  [
    "a placeholder of its own",
    (files) => (files[ar].menu.home = "الرئيسية {{name}}"),
    ar,
    "menu.home",
    "holds {{name}}, which the English text lacks: use the same in both",
  ],
  [
    "a missing tag",
    (files) => (files[en].menu.home = "<bold>Home</bold>"),
    ar,
    "menu.home",
    "lacks <bold> of the English text: add what is missing",
  ],
  [
    "a token of content/ in place of a placeholder",
    (files) => (files[en].menu.home = "Home of {name}"),
    en,
    "menu.home",
    "holds a brace that belongs to no placeholder: write {{name}}",
  ],
  [
    "a plural form that Arabic lacks",
    (files) => delete files[ar].results_few,
    ar,
    "results_few",
    "is missing: Arabic has the forms zero, one, two, few, many, other; write this one",
  ],
  [
    "a plural form that English lacks",
    (files) => delete files[en].results_one,
    en,
    "results_one",
    "is missing: English has the forms one, other; write this one",
  ],
  [
    "a plural form that English does not have",
    (files) => (files[en].results_few = "{{count}} results"),
    en,
    "results_few",
    "is a plural form English does not have: remove it (it has one, other)",
  ],
  [
    "a count that a form of many leaves away",
    (files) => (files[ar].results_many = "نتائج"),
    ar,
    "results_many",
    "lacks {{count}} of the English text: add what is missing",
  ],
  [
    "Arabic without Arabic letters",
    (files) => (files[ar].menu.home = "Home"),
    ar,
    "menu.home",
    "holds no Arabic letters: write the Arabic text, or add the name to brandNames.ts",
  ],
  [
    "English with Arabic letters",
    (files) => (files[en].menu.home = "الرئيسية"),
    en,
    "menu.home",
    "holds Arabic letters: write the English text, or move it to ar",
  ],
  [
    "a namespace that a language lacks",
    (files) => (files["locales/en/form.json"] = { send: "Send" }),
    "locales/ar/form.json",
    "",
    "is missing: add the Arabic file",
  ],
  [
    "a namespace that English lacks",
    (files) => (files["locales/ar/form.json"] = { send: "إرسال" }),
    "locales/en/form.json",
    "",
    "is missing: add the English file",
  ],
  [
    "a language without words",
    (files) => {
      for (const file of [en, ar]) delete files[file];
      files["locales/en/a.json"] = {};
    },
    "locales/ar",
    "",
    "holds no words: add its JSON files",
  ],
  [
    "a file that is no group",
    (files) => (files[ar] = []),
    ar,
    "",
    "is no group of keys: put the keys in braces",
  ],
])("%s", (_, change, file, at, message) => {
  const issues = issuesAfter(change).filter((issue) => issue.file === file && issue.at === at);
  expect(issues).toEqual([{ file, at, message }]);
});

test("malformed JSON is reported once, with line and column", () => {
  const root = writeProject();
  put(root, ar, '{\n  "menu": }');
  expect(inWords(checkLocales(root))).toEqual([
    { file: ar, at: "line 2, column 11", message: expect.stringContaining("is not JSON, ") },
  ]);
});

test("a whole plural that the translation lacks is asked for form by form", () => {
  const issues = issuesAfter((files) => {
    files[en].days_one = "{{count}} day";
    files[en].days_other = "{{count}} days";
  });
  expect(issues.map(({ at }) => at)).toEqual(
    ["few", "many", "one", "other", "two", "zero"].map((form) => `days_${form}`),
  );
});

test("unexpected files and folders", () => {
  const root = writeProject();
  put(root, "locales/xx/common.json", "{}");
  put(root, "locales/en/notes.md", "x");
  expect(
    inWords(checkLocales(root)).map(({ file, message }) => [file, message.split(":")[0]]),
  ).toEqual([
    ["locales/en/notes.md", "is an unexpected file"],
    ["locales/xx", "is an unexpected folder"],
  ]);
});

test("names, addresses and placeholders need no letters of the language", () => {
  const issues = issuesAfter((files) => {
    const words = {
      brand: "FTS",
      network: "WhatsApp",
      sample: "name@company.com",
      year: "© {{year}}",
      label: "العربية",
    };
    Object.assign(files[en], words);
    Object.assign(files[ar], words);
  });
  expect(issues).toEqual([]);
});
