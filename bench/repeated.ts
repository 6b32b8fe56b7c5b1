import { Bench } from "tinybench";
import type { Candidate } from "./compare";

/**
 * A function as a candidate: the median, in milliseconds, of as many runs as fit into a tenth of a
 * second, of five at least.
 */
export function repeated(name: string, run: () => unknown): Candidate {
  return {
    name,
    measure: async () => {
      const bench = new Bench({
        time: 100,
        iterations: 5,
        warmupTime: 30,
        warmupIterations: 2,
        throws: true,
      });
      bench.add(name, run);
      const [task] = await bench.run();
      if (task?.result.state !== "completed") throw new Error(`"${name}" could not be measured.`);
      return task.result.latency.p50;
    },
  };
}
