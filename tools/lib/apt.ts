import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Installs Debian's packages where this process may: see installPackages.mjs. */
export function installWithApt(...packages: string[]): void {
  spawnSync(process.execPath, [join(__dirname, "installPackages.mjs"), ...packages], {
    stdio: ["ignore", 2, 2],
  });
}
