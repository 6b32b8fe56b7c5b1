/** Whether the memory of our server grows while it serves. */
import autocannon from "autocannon";
import { languageCodes } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";
import { acceptEncoding } from "./fire";
import { startOurs } from "./hosts";
import { memoryOf } from "./processMemory";

const samples = 10;
const connections = 20;

/** Pages, a file that is asked for by part, and an address that leads nowhere. */
const requests: autocannon.Request[] = [
  ...languageCodes.map((code) => ({
    path: localizePath("/services/erp-system/", code),
    headers: { "accept-encoding": acceptEncoding },
  })),
  { path: "/favicon.svg", headers: { range: "bytes=0-99" } },
  { path: "/nowhere/" },
];

/** Prints the resident memory at the start and after each tenth of the time. */
export async function watchMemory(root: string, minutes: number): Promise<void> {
  const server = await startOurs(root);
  try {
    console.log(`\nMemory of our server under load for ${minutes} min`);
    const print = (label: string) =>
      console.log(`  ${label.padEnd(10)} ${memoryOf(server.pid).toFixed(0).padStart(5)} MB`);
    print("start");
    for (let sample = 1; sample <= samples; sample += 1) {
      const duration = (minutes * 60) / samples;
      const { errors } = await autocannon({ url: server.url, connections, duration, requests });
      if (errors > 0) throw new Error(`${errors} requests were not answered.`);
      print(`${((minutes * sample) / samples).toFixed(1)} min`);
    }
  } finally {
    await server.stop();
  }
}
