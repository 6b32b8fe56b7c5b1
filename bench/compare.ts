/** Relative durations: a machine's absolute times say little. */
import { inTurns } from "./inTurns";

/** One of the things compared. */
export interface Candidate {
  /** Unique in its comparison. */
  name: string;
  /** Milliseconds that one run takes, measured now. */
  measure: () => Promise<number>;
}

export interface Comparison {
  title: string;
  /** What the others are compared with. */
  baseline: Candidate;
  others: Candidate[];
  /** How often each is measured. */
  rounds: number;
}

export interface Row {
  name: string;
  /** Median of all rounds, in milliseconds. */
  duration: number;
  /** The duration as a multiple of the baseline's in the same round. */
  ratio: { min: number; median: number; max: number };
}

/** The middle one; of an even number, the mean of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const around = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return around.reduce((sum, value) => sum + value, 0) / around.length;
}

/**
 * Measures all candidates in turns.
 * @returns a row each, the baseline first
 * @throws what a candidate throws
 */
export async function compare({ baseline, others, rounds }: Comparison): Promise<Row[]> {
  const measures = new Map([baseline, ...others].map(({ name, measure }) => [name, measure]));
  const durations = await inTurns(
    [...measures.keys()],
    rounds,
    async (name) => (await measures.get(name)?.()) ?? NaN,
  );
  const floor = durations[baseline.name] ?? [];
  return Object.entries(durations).map(([name, own]) => {
    const ratios = own.map((duration, round) => duration / (floor[round] ?? NaN));
    return {
      name,
      duration: median(own),
      ratio: { min: Math.min(...ratios), median: median(ratios), max: Math.max(...ratios) },
    };
  });
}
