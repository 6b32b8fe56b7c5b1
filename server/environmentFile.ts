import { existsSync } from "node:fs";

/**
 * Adds the settings of the file .env in the working folder, where there is one, to the environment.
 * What the environment sets itself wins.
 */
export function loadEnvironmentFile(): void {
  if (existsSync(".env")) process.loadEnvFile();
}
