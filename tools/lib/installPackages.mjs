/**
 * `node tools/lib/installPackages.mjs <package> …`: installs Debian's packages where this process may:
 * as root, on a Debian system. By default those that `npm test` needs and this machine lacks. Whether
 * it worked shows in a new search for what they bring. Plain JavaScript without dependencies, since
 * nothing may be installed yet.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

function missingPackages() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const lacks = ({ programs }) =>
    !programs.some((name) => folders.some((folder) => existsSync(join(folder, name))));
  const file = new URL("./systemPrograms.json", import.meta.url);
  const { browser, shell, nginx } = JSON.parse(readFileSync(file, "utf8"));
  const lacksBrowser = !process.env.CHROME_PATH && lacks(browser);
  return [
    ...(lacksBrowser ? [...browser.packages, ...shell.packages] : []),
    ...(lacks(nginx) ? nginx.packages : []),
  ];
}

const named = process.argv.slice(2);
const packages = named.length > 0 ? named : missingPackages();
const mayInstall =
  process.platform === "linux" && process.getuid() === 0 && existsSync("/usr/bin/apt-get");
if (mayInstall && packages.length > 0) {
  console.error(`Installing ${packages.join(", ")} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    // Its progress goes to the error channel: standard output is for answers.
    spawnSync("apt-get", args, { env, stdio: ["ignore", 2, 2] });
  }
}
