/** What a built script is made of, by its source map. */
import { eachMapping, type TraceMap } from "@jridgewell/trace-mapping";
import { plainSource } from "../../tools/lib/sourceMaps";

/** Code without a source file: the bundler's own. */
export const bundler = "(bundler)";

/** A package by its name, a folder of the project by its first two levels. */
export function ownerOf(source: string | null): string {
  const path = plainSource(source ?? "webpack/");
  const inPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackage !== undefined) return inPackage;
  if (path.startsWith("webpack/")) return bundler;
  // Gatsby copies its own browser code there before it bundles it.
  if (path.startsWith(".cache/")) return "gatsby";
  const [first, second] = path.split("/");
  return second === undefined ? path : `${first}/${second}`;
}

/** The code of each owner in a script, in order; together they are the whole script. */
export function partsOf(code: string, map: TraceMap): Map<string, string> {
  const lineStarts = [0];
  for (let at = code.indexOf("\n"); at !== -1; at = code.indexOf("\n", at + 1)) {
    lineStarts.push(at + 1);
  }
  const marks: { from: number; owner: string }[] = [{ from: 0, owner: bundler }];
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    const from = (lineStarts[generatedLine - 1] ?? code.length) + generatedColumn;
    marks.push({ from, owner: ownerOf(source) });
  });
  const parts = new Map<string, string>();
  marks.forEach(({ from, owner }, index) => {
    const text = code.slice(from, marks[index + 1]?.from ?? code.length);
    if (text !== "") parts.set(owner, (parts.get(owner) ?? "") + text);
  });
  return parts;
}
