import { cruise } from "dependency-cruiser";
import { roomOf } from "./layers.mjs";

/** Tests look at a room from outside, so their imports say nothing about its place. */
const isTest = (path) => /\.(test|spec)\.tsx?$|\/testing\/|\/test[A-Z]/.test(path);

const options = {
  tsPreCompilationDeps: true,
  includeOnly: { path: "^(src|server|tools|e2e|content|locales|gatsby-)" },
  exclude: { path: "^src/gatsby-types" },
  ruleSet: { forbidden: [{ name: "no-circular", from: {}, to: { circular: true } }] },
  validate: true,
};

/**
 * Reads the imports of the project's own code.
 *
 * @returns {Promise<{ circles: string[][], rooms: Map<string, Set<string>> }>} the circular imports
 *   of files, those of types included, and for each room the rooms that it imports at run time
 */
export async function readImports() {
  const sources = ["src", "server", "tools", "bench", "testing", "e2e", "gatsby-*.{ts,tsx}"];
  const { modules, summary } = (await cruise(sources, options)).output;
  const rooms = new Map();
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue;
    const from = roomOf(source);
    if (!rooms.has(from)) rooms.set(from, new Set());
    for (const { resolved, dependencyTypes, couldNotResolve } of dependencies) {
      // Modules that the bundler provides do not resolve.
      if (dependencyTypes.includes("type-only") || couldNotResolve || isTest(resolved)) continue;
      if (roomOf(resolved) !== from) rooms.get(from).add(roomOf(resolved));
    }
  }
  const circles = summary.violations.map((found) => [
    found.from,
    ...found.cycle.map(({ name }) => name),
  ]);
  return { circles, rooms };
}
