/** From a built script back to the files it was made of, by the maps that the build writes. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TraceMap } from "@jridgewell/trace-mapping";

/** `webpack://fts-website/./node_modules/react/index.js` is `node_modules/react/index.js`. */
export const plainSource = (source: string) =>
  source.replace(/^webpack:\/\/[^/]*\//, "").replace(/^(?:\.\/)+/, "");

/** The source map of a script below a built site; undefined where it has none. */
export function readSourceMap(site: string, script: string): TraceMap | undefined {
  const file = join(site, `${script}.map`);
  return existsSync(file) ? new TraceMap(readFileSync(file, "utf8")) : undefined;
}
