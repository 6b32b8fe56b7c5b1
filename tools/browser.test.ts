/** @jest-environment node */
import { delimiter, join } from "node:path";
import { findBrowser, findShell } from "./lib/browser";

/** A machine on which only these programs exist. */
const machine = (programs: string[], environment: NodeJS.ProcessEnv = {}) => ({
  environment: { PATH: ["/bin", "/usr/bin"].join(delimiter), ...environment },
  exists: (path: string) => programs.includes(path),
  own: () => "/cache/playwright/chrome",
});

const system = join("/usr/bin", "google-chrome");

test("CHROME_PATH comes first", () => {
  const named = { CHROME_PATH: "/opt/chrome" };
  expect(findBrowser(machine(["/opt/chrome", system], named))).toBe("/opt/chrome");
});

test("a CHROME_PATH that names nothing is an error, not a reason to look elsewhere", () => {
  const named = { CHROME_PATH: "/opt/chrome" };
  expect(() => findBrowser(machine([system], named))).toThrow("CHROME_PATH is /opt/chrome");
});

test("the system's browser comes before Playwright's own", () => {
  expect(findBrowser(machine([system, "/cache/playwright/chrome"]))).toBe(system);
  expect(findBrowser(machine(["/cache/playwright/chrome"]))).toBe("/cache/playwright/chrome");
});

test("without any there is none", () => {
  expect(findBrowser(machine([]))).toBeUndefined();
});

test("pages without a window have the headless shell, where there is one and nothing else is named", () => {
  const shell = join("/usr/bin", "chromium-headless-shell");
  expect(findShell(machine([system, shell]))).toBe(shell);
  expect(findShell(machine([system]))).toBe(system);
  const named = { CHROME_PATH: "/opt/chrome" };
  expect(findShell(machine(["/opt/chrome", shell], named))).toBe("/opt/chrome");
});
