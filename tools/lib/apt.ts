import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian's packages where this process may: as root, on a Debian system. Whether it worked
 * shows in a new search for what they bring.
 */
export function installWithApt(...packages: string[]): void {
  const isRoot = process.getuid?.() === 0;
  if (process.platform !== "linux" || !isRoot || !existsSync("/usr/bin/apt-get")) return;
  console.error(`Installing ${packages.join(", ")} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    // Its progress goes to the error channel: standard output is for answers.
    spawnSync("apt-get", args, { env, stdio: ["ignore", 2, 2] });
  }
}
