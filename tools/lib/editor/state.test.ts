/** @jest-environment node */
import type { ServerResponse } from "node:http";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { checkSources } from "../../../src/content/check";
import { contentDigests } from "./contentDigests";
import { PageMemory } from "./pagePaths";
import { tellState } from "./state";
import { contentCopy } from "./testing/contentCopy";
import { watchContent } from "./watchContent";

jest.mock("../../../src/content/check", () => ({ checkSources: jest.fn() }));
jest.mock("./watchContent", () => ({ watchContent: jest.fn() }));

test("what cannot be read as a file has no digest", () => {
  const root = contentCopy();
  const before = contentDigests(root);
  mkdirSync(join(root, "content/services/x.json"));
  expect(contentDigests(root)).toEqual(before);
});

test("a state that took longer than a later one is not told", async () => {
  const told: string[] = [];
  const write = (event: string) => told.push(event);
  const response = { writeHead: jest.fn(), once: jest.fn(), destroyed: false, write };
  const answers: ((issues: []) => void)[] = [];
  jest.mocked(checkSources).mockImplementation(() => new Promise((done) => answers.push(done)));
  const memory = new PageMemory();
  tellState(contentCopy(), "en", memory, response as unknown as ServerResponse);
  const [, onChange] = jest.mocked(watchContent).mock.lastCall ?? [];
  onChange?.();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
  answers[1]?.([]);
  await settled();
  expect(told).toHaveLength(1);
  answers[0]?.([]);
  await settled();
  expect(told).toHaveLength(1);
});
