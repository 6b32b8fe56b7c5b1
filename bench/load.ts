/**
 * `npm run bench:load`: the site's server under load on this machine, beside nginx and
 * `gatsby serve`. `npm run bench:load -- memory --minutes 10` measures one group.
 */
import { parseArgs } from "node:util";
import { compareHosts } from "./load/compareHosts";
import { measureContact } from "./load/contactPosts";
import { watchMemory } from "./load/watchMemory";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
    minutes: { type: "string", default: "1" },
  },
});

function positive(name: "rounds" | "seconds" | "minutes"): number {
  const value = Number(values[name]);
  if (value > 0) return value;
  throw new Error(`--${name} is "${values[name]}": give a number above 0.`);
}

const root = process.cwd();
const groups: Record<string, () => Promise<void>> = {
  hosts: () => compareHosts(root, positive("rounds"), positive("seconds")),
  contact: () => measureContact(root, positive("seconds")),
  memory: () => watchMemory(root, positive("minutes")),
};

async function main(): Promise<void> {
  for (const name of positionals.length > 0 ? positionals : Object.keys(groups)) {
    const measure = groups[name];
    if (!measure) throw new Error(`There is no "${name}": ${Object.keys(groups).join(", ")}`);
    await measure();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
