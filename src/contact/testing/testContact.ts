import { join } from "node:path";
import { temporaryFolder } from "../../../testing/temporaryFolder";
import type { ContactConfig } from "../endpoint/config";
import { type Contact, type ContactOptions, createContactEndpoint } from "../endpoint/contact";
import type { ContactRequest } from "../endpoint/http";
import { type Database, openDatabase } from "../store/database";
import { createRecord, type Status, type StoredMessage } from "../store/record";
import { createStore, type Store } from "../store/store";
import type { TestMailServer } from "./testMailServer";

/** What a visitor types, for tests. */
export const sampleMessage = {
  name: "أحمد علي",
  email: "ahmed@fts.example",
  phone: "٠١٠٠ ١٢٣ ٤٥٦٧",
  company: "شركة الأمل",
  service: "erp",
  message: "مرحبًا،\nنريد نظام ERP لثلاثة فروع. 🙂",
};

export const newFolder = () => temporaryFolder("contact");

export const mailTo = ({ url }: Pick<TestMailServer, "url">, timeoutMs = 10_000) => ({
  url,
  to: ["info@fts.example"],
  from: "web@fts.example",
  timeoutMs,
});

/** A database in a folder of its own. */
export const openTestDatabase = (folder = newFolder()): Database =>
  openDatabase({ url: `file:${join(folder, "messages.db")}` });

/** A message with this status, received so many days before a time. */
export async function addMessage(
  store: Store,
  changes: Partial<typeof sampleMessage>,
  status: Status = "new",
  receivedAt = Date.now(),
): Promise<StoredMessage> {
  const record = createRecord(
    { message: { ...sampleMessage, ...changes }, suspicions: [] },
    receivedAt,
  );
  await store.add(record);
  if (status !== "new") await store.settle(record.id, { status, reached: [], nextAttemptAt: 0 });
  return { ...record, status, attempts: 0, nextAttemptAt: 0, reached: [] };
}

export interface TestContact extends Contact {
  store: Store;
  /** How many messages have this status. */
  count: (status: Status) => Promise<number>;
  folder: string;
  lines: string[];
}

/** An endpoint with a database of its own, or one in a given folder, that writes its log into `lines`. */
export function openTestContact(
  config: Partial<ContactConfig> = {},
  tools: ContactOptions = {},
  folder = newFolder(),
): TestContact {
  const lines: string[] = [];
  const database = { url: `file:${join(folder, "messages.db")}` };
  const contact = createContactEndpoint(
    {
      database,
      messageLimit: 0,
      rateLimit: 0,
      trustedProxies: [],
      origins: [],
      ...config,
    },
    { log: (line) => lines.push(line), retryDelay: () => 5, ...tools },
  );
  const store = createStore(openDatabase(config.database ?? database), 0);
  const count = async (status: Status) => (await store.list([status])).length;
  return { ...contact, folder, lines, store, count };
}

/** A request with a JSON body. */
export function jsonRequest(
  value: unknown,
  options: { headers?: ContactRequest["headers"]; ip?: string; method?: string } = {},
): ContactRequest {
  return {
    method: options.method ?? "POST",
    headers: { "content-type": "application/json", ...options.headers },
    body: { kind: "raw", bytes: Buffer.from(JSON.stringify(value)) },
    ip: options.ip ?? "198.51.100.1",
  };
}

/** A request of a form without JavaScript. */
export function formRequest(
  fields: Record<string, string>,
  headers: ContactRequest["headers"] = {},
): ContactRequest {
  return {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: { kind: "raw", bytes: Buffer.from(new URLSearchParams(fields).toString()) },
    ip: "198.51.100.1",
  };
}

/** Waits until something is true; rejects after looking often enough that it never will be. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 5000; looks += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("What was waited for did not come.");
}
