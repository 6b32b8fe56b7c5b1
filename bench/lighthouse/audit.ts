import { execFile } from "node:child_process";
import { promisify } from "node:util";

const runFile = promisify(execFile);

/**
 * Fetched by npm when it is first run, and kept in its cache: 177 packages that nothing else uses.
 * 12 is the last for Node 20.
 */
export const lighthouse = { package: "lighthouse", version: "12.8.2" } as const;

/** What is read of a report of Lighthouse, which is documented in its docs/understanding-results.md. */
interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
  runtimeError?: { message: string };
}

/** What is read of one run of Lighthouse. Scores are 0 to 100, times are milliseconds. */
export interface Audited {
  performance: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  scores: { accessibility: number; "best-practices": number; seo: number };
  /** The audits of those three that are not met. */
  unmet: string[];
}

const checked = ["accessibility", "best-practices", "seo"] as const;

function readReport({ categories, audits }: Report): Audited {
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const number = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const weighed = checked.flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    performance: score("performance"),
    largestPaint: number("largest-contentful-paint"),
    blockingTime: number("total-blocking-time"),
    layoutShift: number("cumulative-layout-shift"),
    scores: {
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    unmet: weighed.flatMap(({ id, weight }) => {
      const given = audits[id]?.score;
      return weight > 0 && typeof given === "number" && given < 1 ? [id] : [];
    }),
  };
}

/** Lighthouse gives up on a page now and then on a busy machine, and asks to be run again. */
const attempts = 3;

async function run(url: string, port: number): Promise<Report> {
  const options = [
    ...[`--port=${port}`, "--quiet", "--output=json"],
    `--only-categories=${["performance", ...checked].join(",")}`,
    // The page for unknown addresses is measured too, and answers 404.
    "--ignore-status-code",
  ];
  const fetched = `--package=${lighthouse.package}@${lighthouse.version}`;
  const command = ["exec", "--yes", fetched, "--", "lighthouse", url, ...options];
  const { stdout } = await runFile("npm", command, { maxBuffer: Infinity });
  const report = JSON.parse(stdout) as Report;
  if (!report.runtimeError) return report;
  throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
}

/**
 * Lighthouse on a page with its mobile settings, in the browser that listens on a port of this
 * machine. Says when it has to begin again. Rejects with Lighthouse's reason after three attempts.
 */
export async function audit(url: string, port: number): Promise<Audited> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return readReport(await run(url, port));
    } catch (error) {
      if (attempt === attempts) throw error;
      console.error(error instanceof Error ? error.message : error);
    }
  }
}
