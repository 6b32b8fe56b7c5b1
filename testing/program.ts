import { basename, join } from "node:path";
import { buildSync } from "esbuild";

/** Compiles a program of tools/ into one file: of many starts, each would compile it anew. */
export function compiled(program: string): string {
  const name = `${basename(program, ".ts")}.js`;
  const outfile = join(__dirname, "../node_modules/.cache/jest/programs", name);
  buildSync({
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: "node",
    packages: "external",
    // Where they look for other programs.
    define: { __dirname: JSON.stringify(join(__dirname, "../tools/lib")) },
  });
  return outfile;
}
