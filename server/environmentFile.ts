import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describeUnknownSettings } from "../src/hosting/settings";

/** The settings of the file .env in the working folder; none where there is no such file. A byte order mark at its start is left out. */
const readEnvironmentFile = () =>
  existsSync(".env") ? parseEnv(readFileSync(".env", "utf8").replace(/^\uFEFF/, "")) : {};

/** The environment with the settings of .env; what the environment sets itself wins. */
export const wholeEnvironment = (): NodeJS.ProcessEnv => ({
  ...readEnvironmentFile(),
  ...process.env,
});

/** Adds the settings of .env to the environment, and names those that nothing reads. */
export function loadEnvironmentFile(): void {
  const file = Object.keys(readEnvironmentFile());
  for (const sentence of describeUnknownSettings(Object.keys(process.env), file)) {
    console.error(sentence);
  }
  Object.assign(process.env, wholeEnvironment());
}
