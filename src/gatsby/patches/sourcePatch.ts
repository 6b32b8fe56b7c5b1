/** How the source of a package is changed on its way into the browser's bundle. */
import { resolve } from "node:path";

/** A change of one file of a package. */
export interface SourcePatch {
  /** The file of this folder that declares it. */
  name: string;
  package: string;
  /** The end of the file's path. */
  file: string;
  /** What is replaced by what. Each text must stand in the file exactly once. */
  replacements: readonly (readonly [from: string, to: string])[];
  /** Declarations that the replacements use. */
  helpers?: string;
}

/** The loader, whose changes webpack's cache has to know of. */
export const replaceLoader = "src/gatsby/patches/replaceLoader.cjs";

interface Compilation {
  hooks: {
    finishModules: { tap: (name: string, run: (modules: Iterable<object>) => void) => void };
  };
  errors: Error[];
}

interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, run: (of: Compilation) => void) => void } };
}

const isOf =
  ({ file }: SourcePatch) =>
  (resource: string) =>
    resource.replaceAll("\\", "/").endsWith(file);

/**
 * Webpack rules that apply patches, and a plugin that stops the build, with the names of the patch and
 * its package, if a patched file has left the bundle or no longer holds what is replaced.
 */
export function sourcePatches(patches: readonly SourcePatch[]) {
  const rules = patches.map((patch) => ({
    resource: isOf(patch),
    enforce: "pre" as const,
    use: [{ loader: resolve(replaceLoader), options: patch }],
  }));
  const check = {
    apply: ({ hooks }: Compiler) => {
      // Not in child compilations, which style sheets have: those hold no scripts.
      hooks.thisCompilation.tap("source-patches", (compilation) => {
        compilation.hooks.finishModules.tap("source-patches", (modules) => {
          const resources = Array.from(modules, (module) =>
            "resource" in module ? String(module.resource) : "",
          );
          for (const patch of patches) {
            if (resources.some(isOf(patch))) continue;
            compilation.errors.push(
              new Error(
                `src/gatsby/patches/${patch.name}.ts: ${patch.package} has no ${patch.file} in the bundle any more. See whether the patch is still needed.`,
              ),
            );
          }
        });
      });
    },
  };
  return { rules, check };
}
