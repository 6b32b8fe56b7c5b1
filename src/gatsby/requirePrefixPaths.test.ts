/** @jest-environment node */
import type { Reporter } from "gatsby";
import { requirePrefixPaths } from "./requirePrefixPaths";

function run(pathPrefix: string, configured: string, command: string) {
  const panic = jest.fn();
  const reporter = { panic } as unknown as Reporter;
  requirePrefixPaths({ pathPrefix, reporter }, configured, command);
  return panic.mock.calls.map(([message]: [string]) => message);
}

test.each([
  ["", "", "build"],
  ["/site", "/site", "build"],
  ["", "/site", "develop"],
])("lets %p for PATH_PREFIX %p pass in gatsby %s", (pathPrefix, configured, command) => {
  expect(run(pathPrefix, configured, command)).toEqual([]);
});

test("stops a build without PATH_PREFIX, and says what to do", () => {
  expect(run("", "/site", "build")).toEqual([expect.stringContaining('PATH_PREFIX is "/site"')]);
  expect(run("", "/site", "build")[0]).toContain("npm run build");
});
