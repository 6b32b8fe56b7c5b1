/** The cost of durability: no acknowledged message is ever lost. */
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContactEndpoint } from "../src/contact/endpoint/contact";
import type { Comparison } from "./compare";
import { repeated } from "./repeated";

/** A new message each time, since one that comes again is not stored again. */
const newMessage = () =>
  Buffer.from(
    JSON.stringify({
      name: "أحمد علي",
      email: "ahmed@fts.example",
      message: "نريد نظام ERP لثلاثة فروع، ونود معرفة الأسعار. ".repeat(10),
      language: "ar",
      elapsedMs: "20000",
      idempotencyKey: randomUUID(),
    }),
  );

/** Messages one after the other and at once. `close` removes what they left on the disk. */
export function contactComparisons(): { comparisons: Comparison[]; close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "fts-bench-"));
  mkdirSync(join(folder, "plain"));
  const contact = createContactEndpoint(
    {
      database: { url: `file:${join(folder, "messages.db")}` },
      messageLimit: 0,
      rateLimit: 0,
      trustedProxies: [],
      origins: [],
    },
    { log: () => undefined },
  );
  const send = async () => {
    const { status } = await contact.handle({
      method: "POST",
      headers: { "content-type": "application/json" },
      body: { kind: "raw", bytes: newMessage() },
      ip: "198.51.100.1",
    });
    if (status !== 202) throw new Error(`A message was answered with ${status}.`);
  };
  let files = 0;
  const nextFile = () => join(folder, "plain", String((files += 1)));
  const write = () => writeFile(nextFile(), newMessage());
  const writeSynced = async () => {
    const file = await open(nextFile(), "wx");
    await file.writeFile(newMessage());
    await file.sync();
    await file.close();
  };
  const at = (count: number, run: () => Promise<void>) => () =>
    Promise.all(Array.from({ length: count }, run));
  const comparisons = [
    {
      title: "A message",
      rounds: 9,
      baseline: repeated("write a file and sync it", writeSynced),
      others: [repeated("write a file only", write), repeated("accept a message", send)],
    },
    {
      title: "Twenty messages at once",
      rounds: 9,
      baseline: repeated("write twenty files and sync each", at(20, writeSynced)),
      others: [repeated("accept twenty messages", at(20, send))],
    },
  ];
  return { comparisons, close: () => rmSync(folder, { recursive: true }) };
}
