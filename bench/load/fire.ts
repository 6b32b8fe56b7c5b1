import autocannon from "autocannon";

/** What a run of requests showed. Latencies are milliseconds. */
export interface Fired {
  perSecond: number;
  median: number;
  p99: number;
}

/** What browsers send; nginx has no Brotli without a module of its own. */
export const acceptEncoding = "gzip, deflate, br";

const connections = 20;

/**
 * Asks for one address again and again over connections that are kept. Rejects when an answer is
 * missing or anything but a success.
 */
export async function fire(url: string, seconds: number): Promise<Fired> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { "accept-encoding": acceptEncoding },
  });
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests for ${url} failed.`);
  const { requests, latency } = result;
  return { perSecond: requests.average, median: latency.p50, p99: latency.p99 };
}
