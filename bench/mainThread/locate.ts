import { originalPositionFor, type TraceMap } from "@jridgewell/trace-mapping";
import { plainSource, readSourceMap } from "../../tools/lib/sourceMaps";

/** A place in a script as a trace has it, line and column counted from 0. */
export interface CodePosition {
  url: string;
  line: number;
  column: number;
  functionName: string;
}

/** Where a place of a built script comes from. */
export interface Origin {
  /** The source file, or the script where it has no map. */
  file: string;
  /** `function file:line`. */
  text: string;
}

/** Finds the sources of places in the scripts of a built site. */
export function createLocator(site: string): (place: CodePosition) => Origin {
  const maps = new Map<string, TraceMap | undefined>();
  return ({ url, line, column, functionName }) => {
    const path = URL.canParse(url) ? new URL(url).pathname : url;
    if (!maps.has(path))
      maps.set(path, path.endsWith(".js") ? readSourceMap(site, path) : undefined);
    const map = maps.get(path);
    const found = map && originalPositionFor(map, { line: line + 1, column });
    const name = found?.name ?? functionName;
    const file = found?.source ? plainSource(found.source) : path;
    const at = found?.source ? `${file}:${found.line}` : file;
    return { file, text: name ? `${name} ${at}` : at };
  };
}
