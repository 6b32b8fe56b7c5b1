/** Relative durations: a machine's absolute times say little. */

/** One of the things compared. */
export interface Candidate {
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
  /** The duration as a multiple of the baseline's in the same round: least, median and most. */
  ratio: { least: number; median: number; most: number };
}

/** The middle one; of an even number, the mean of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const around = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return around.reduce((sum, value) => sum + value, 0) / around.length;
}

/**
 * Measures all candidates in turns, every other round backwards, so that background load affects
 * each alike.
 * @returns a row each, the baseline first
 * @throws what a candidate throws
 */
export async function compare({ baseline, others, rounds }: Comparison): Promise<Row[]> {
  const runs = [baseline, ...others].map((candidate) => ({
    ...candidate,
    durations: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? runs : [...runs].reverse();
    for (const { measure, durations } of order) durations.push(await measure());
  }
  const floor = runs[0]?.durations ?? [];
  return runs.map(({ name, durations }) => {
    const ratios = durations.map((duration, round) => duration / (floor[round] ?? NaN));
    return {
      name,
      duration: median(durations),
      ratio: { least: Math.min(...ratios), median: median(ratios), most: Math.max(...ratios) },
    };
  });
}
