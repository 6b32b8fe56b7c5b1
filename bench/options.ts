import { parseArgs } from "node:util";

/** What was asked of a measurement. */
export interface Options {
  /** Groups to measure, in the order given. */
  groups: string[];
  /** Paths of pages, like `/ar/`; empty for those the group has by default. */
  paths: string[];
  /** How often each is measured. */
  rounds: number;
}

/**
 * Reads a command line: names of groups, paths that begin with a slash, `--rounds <number>`.
 * Throws when an option is unknown or the rounds are not a positive whole number.
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: "string", default: "5" } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds is "${values.rounds}": give a whole number from 1.`);
  }
  return {
    groups: positionals.filter((word) => !word.startsWith("/")),
    paths: positionals.filter((word) => word.startsWith("/")),
    rounds,
  };
}
