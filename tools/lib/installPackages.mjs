/**
 * `node tools/lib/installPackages.mjs <name> …`: installs programs of systemPrograms.json where this
 * process may: as root, on a Debian system. By default those that `npm test` needs and this machine
 * lacks. Whether it worked shows in a new search for them. Plain JavaScript without dependencies,
 * since nothing may be installed yet.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const known = JSON.parse(readFileSync(new URL("./systemPrograms.json", import.meta.url), "utf8"));

function lacking() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const has = (name) =>
    known[name].programs.some((program) =>
      folders.some((folder) => existsSync(join(folder, program))),
    );
  const hasBrowser = Boolean(process.env.CHROME_PATH) || has("browser");
  const proxies = ["nginx", "caddy"].filter((name) => !has(name));
  return [...(hasBrowser ? [] : ["browser", "shell"]), ...proxies];
}

/** Its progress goes to the error channel: standard output is for answers. */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", args, { env, stdio: ["ignore", 2, 2] });
}

const named = process.argv.slice(2);
const names = named.length > 0 ? named : lacking();
const mayInstall =
  process.platform === "linux" && process.getuid() === 0 && existsSync("/usr/bin/apt-get");
if (mayInstall && names.length > 0) {
  apt("update");
  // Each by itself, since not every system has the shell.
  for (const { packages } of names.map((name) => known[name])) {
    console.error(`Installing ${packages.join(", ")} (apt-get) …`);
    apt("install", "-y", "--no-install-recommends", ...packages);
  }
}
