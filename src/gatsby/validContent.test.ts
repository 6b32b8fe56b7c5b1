/** @jest-environment node */
import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { checkSources } from "../content/check";
import {
  keepLastGoodContent,
  isContentValid,
  requireSettings,
  requireValidContent,
} from "./validContent";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn(() => Promise.resolve()) }));
jest.mock("./print", () => ({
  print: ({ log }: { log: (text: string) => void }, text: string) => log(text.trim()),
}));
jest.mock("../content/check", () => ({
  ...jest.requireActual<object>("../content/check"),
  checkSources: jest.fn(),
}));

const price = {
  file: "content/services/erp.json",
  at: "price.amount",
  message: { model: "is 0: write it" },
};
const words = {
  file: "locales/ar/common.json",
  at: "",
  message: { model: "is missing: add the file" },
};
const line = { price: "content/services/erp.json › price.amount: is 0: write it" };

/** What is told while the content has these issues, one list after the other, and then none. */
async function told(run: (reporter: Reporter) => Promise<unknown>, ...lists: (typeof price)[][]) {
  for (const list of lists) jest.mocked(checkSources).mockResolvedValueOnce(list);
  jest.mocked(checkSources).mockResolvedValueOnce([]);
  const reporter = { log: jest.fn(), info: jest.fn(), panicOnBuild: jest.fn() };
  const answer = await run(reporter as unknown as Reporter);
  jest.mocked(checkSources).mockReset();
  const texts = (spy: jest.Mock) => spy.mock.calls.flat() as string[];
  return { answer, printed: texts(reporter.log), panics: texts(reporter.panicOnBuild) };
}

const bootstrap = (reporter: Reporter) => requireValidContent({ reporter } as ParentSpanPluginArgs);

const command = (name: string) =>
  jest.replaceProperty(process, "env", { ...process.env, gatsby_executing_command: name });

test("a build ends with every issue", async () => {
  command("build");
  const { printed, panics } = await told(bootstrap, [price, words]);
  expect(printed).toEqual([`${line.price}\nlocales/ar/common.json: is missing: add the file`]);
  expect(panics).toEqual(["2 issues in content/ and locales/, listed above."]);
});

test.each([
  ["SITE_URL", "fts.example"],
  ["PATH_PREFIX", "https://fts.example/site"],
  ["GATSBY_ANALYTICS_ID", "UA-1"],
])("a build ends with a setting that cannot work, by its name: %s", (name, value) => {
  jest.replaceProperty(process, "env", { ...process.env, [name]: value });
  const panicOnBuild = jest.fn<undefined, [string]>();
  requireSettings({ reporter: { panicOnBuild } } as unknown as ParentSpanPluginArgs);
  expect(panicOnBuild.mock.calls).toEqual([[expect.stringContaining(`${name}: "${value}"`)]]);
});

test("a site under development waits for its start, and tells what is left to correct", async () => {
  command("develop");
  const { printed, panics } = await told(
    bootstrap,
    [price, words],
    [price, words],
    [price],
    [price],
  );
  expect(printed).toEqual([
    expect.stringMatching(/^The site starts once this is corrected:\n.*erp.*\n.*common/),
    `The site starts once this is corrected:\n${line.price}`,
  ]);
  expect(panics).toEqual([]);
});

test("content that gets issues while the site starts is waited for too", async () => {
  command("develop");
  const { answer, printed } = await told(isContentValid, [price]);
  expect(printed).toHaveLength(1);
  expect(answer).toBe(true);
});

test("a running site stays as it is, and says why", async () => {
  command("develop");
  keepLastGoodContent();
  const { answer, printed } = await told(isContentValid, [price]);
  expect(printed).toEqual([`The site stays as it was until this is corrected:\n${line.price}`]);
  expect(answer).toBe(false);
  expect((await told(isContentValid)).answer).toBe(true);
});
