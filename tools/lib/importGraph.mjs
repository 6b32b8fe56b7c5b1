import { cruise } from "dependency-cruiser";
import { layerOf } from "./layers.mjs";

/** Tests look at a layer from outside, so their imports say nothing about its place. */
const isTest = (path) => /\.(test|spec)\.tsx?$|\/testing\/|\/test[A-Z]/.test(path);

const options = {
  tsPreCompilationDeps: true,
  includeOnly: { path: "^(src|server|tools|bench|testing|artwork|e2e|content|locales|gatsby-)" },
  exclude: { path: "^src/gatsby-types" },
  ruleSet: { forbidden: [{ name: "no-circular", from: {}, to: { circular: true } }] },
  validate: true,
};

/**
 * Reads the imports of the project's own code.
 *
 * @returns {Promise<{ circles: string[][], layers: Map<string, Set<string>> }>} the circular imports
 *   of files, those of types included, and for each layer the layers that it imports at run time
 */
export async function readImports() {
  const sources = [
    ...["src", "server", "tools", "bench", "testing", "artwork", "e2e"],
    "gatsby-*.{ts,tsx}",
  ];
  const { modules, summary } = (await cruise(sources, options)).output;
  const layers = new Map();
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue;
    const from = layerOf(source);
    if (!layers.has(from)) layers.set(from, new Set());
    for (const { resolved, dependencyTypes, couldNotResolve } of dependencies) {
      // Modules that the bundler provides do not resolve.
      if (dependencyTypes.includes("type-only") || couldNotResolve || isTest(resolved)) continue;
      if (layerOf(resolved) !== from) layers.get(from).add(layerOf(resolved));
    }
  }
  const circles = summary.violations.map((found) => [
    found.from,
    ...found.cycle.map(({ name }) => name),
  ]);
  return { circles, layers };
}
