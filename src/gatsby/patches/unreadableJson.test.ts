/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import { leaveOutUnreadableJson, readers } from "./unreadableJson";

const folder = temporaryFolder("unreadable-json");

beforeAll(() => leaveOutUnreadableJson(process.cwd()));

describe.each(readers)("%s", (name) => {
  const plugin = createRequire(join(process.cwd(), "package.json"))(`${name}/gatsby-node`) as {
    shouldOnCreateNode: (args: object) => boolean;
  };

  test.each([
    ["a file", '{ "a": 1 }', true],
    ["one with a comma too many", '{ "a": 1, }', false],
    ["one with a byte order mark", '\uFEFF{ "a": 1 }', false],
    ["one cut off", '{ "a": ', false],
    ["an empty one", "", false],
  ])("reads %s: %j", (_, text, isRead) => {
    const absolutePath = join(folder, "file.json");
    writeFileSync(absolutePath, text);
    const node = { absolutePath, internal: { mediaType: "application/json" } };
    expect(plugin.shouldOnCreateNode({ node })).toBe(isRead);
  });
});
