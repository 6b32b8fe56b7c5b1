import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type systemPrograms from "./systemPrograms.json";

/** Installs programs of the system where this process may: see installPackages.mjs. */
export function installWithApt(...names: (keyof typeof systemPrograms)[]): void {
  const program = join(__dirname, "installPackages.mjs");
  spawnSync(process.execPath, [program, ...names], { stdio: ["ignore", 2, 2] });
}
