import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readSourceMap } from "../../tools/lib/sourceMaps";
import { bundler, partsOf } from "./parts";

/** Bytes, as they are and after `gzip -9`. */
export interface Weight {
  raw: number;
  gzip: number;
}

const gzipSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/**
 * The weight of a script and of each owner in it. Compressed, parts weigh more alone than together;
 * each gets its share of the whole, so that they add up.
 */
export function weighScript(site: string, script: string): Map<string, Weight> {
  const code = readFileSync(join(site, script), "utf8");
  const map = readSourceMap(site, script);
  const parts = map ? partsOf(code, map) : new Map([[bundler, code]]);
  const alone = new Map([...parts].map(([owner, text]) => [owner, gzipSize(text)]));
  const sum = [...alone.values()].reduce((total, size) => total + size, 0);
  const whole = gzipSize(code);
  return new Map(
    [...parts].map(([owner, text]) => [
      owner,
      { raw: Buffer.byteLength(text), gzip: ((alone.get(owner) ?? 0) / sum) * whole },
    ]),
  );
}

/** The weights of several scripts by owner, heaviest first. */
export function weighScripts(site: string, scripts: readonly string[]): [string, Weight][] {
  const sums = new Map<string, Weight>();
  for (const script of scripts) {
    for (const [owner, { raw, gzip }] of weighScript(site, script)) {
      const before = sums.get(owner) ?? { raw: 0, gzip: 0 };
      sums.set(owner, { raw: before.raw + raw, gzip: before.gzip + gzip });
    }
  }
  return [...sums].sort(([, a], [, b]) => b.gzip - a.gzip);
}
