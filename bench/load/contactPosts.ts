/** Whether every message that was acknowledged under load is stored. */
import { randomInt, randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { endpointPath } from "../../src/contact/contract";
import { openDatabase } from "../../src/contact/store/database";
import { createStore } from "../../src/contact/store/store";
import { languageCodes } from "../../src/i18n/languages";
import { localizePath } from "../../src/i18n/paths";
import { acceptEncoding } from "./fire";
import { startOurs } from "./hosts";

const connections = 20;

/** An address of its own for each message, as a proxy would tell it, so that no rate limit applies. */
const newAddress = () =>
  `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;

const newMessage = () =>
  JSON.stringify({
    name: "أحمد علي",
    email: "ahmed@fts.example",
    message: "نريد نظام ERP لثلاثة فروع، ونود معرفة الأسعار.",
    language: "ar",
    elapsedMs: "20000",
    idempotencyKey: randomUUID(),
  });

/** Messages among reads of pages; the ids of those that were acknowledged, and what else came back. */
async function sendMessages(url: string, seconds: number) {
  const acknowledged = new Set<string>();
  const refused = new Map<number, number>();
  const post: autocannon.Request = {
    method: "POST",
    path: endpointPath,
    setupRequest: (request) => ({
      ...request,
      headers: { "content-type": "application/json", "x-forwarded-for": newAddress() },
      body: newMessage(),
    }),
    onResponse: (status, body) => {
      if (status === 202) acknowledged.add((JSON.parse(body) as { id: string }).id);
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    },
  };
  const read = (path: string): autocannon.Request => ({
    method: "GET",
    path,
    headers: { "accept-encoding": acceptEncoding },
  });
  const requests = [
    post,
    read("/"),
    ...languageCodes.map((code) => read(localizePath("/contact/", code))),
  ];
  const result = await autocannon({ url, connections, duration: seconds, requests });
  return { acknowledged, refused, result };
}

/** Prints how many messages were acknowledged and stored. Rejects when one of them is lost. */
export async function measureContact(root: string, seconds: number): Promise<void> {
  const server = await startOurs(root);
  try {
    const { acknowledged, refused, result } = await sendMessages(server.url, seconds);
    const database = openDatabase({ url: server.databaseUrl });
    const messages = await createStore(database, 0).list();
    await database.close();
    const stored = new Set(messages.map(({ id }) => id));
    const lost = [...acknowledged].filter((id) => !stored.has(id));
    const others = [...refused].map(([status, count]) => `, ${count} answered ${status}`).join("");
    console.log(
      [
        `\nContact messages among page reads, ${result.requests.average.toFixed(0)} requests/s in all`,
        `  ${acknowledged.size} acknowledged${others}, ${stored.size} stored, ${lost.length} lost`,
        `  p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
      ].join("\n"),
    );
    if (acknowledged.size === 0) throw new Error("No message was acknowledged.");
    if (lost.length > 0) throw new Error(`Lost: ${lost.join(", ")}`);
  } finally {
    await server.stop();
  }
}
