import { temporaryFolder } from "../../../tools/jest/temporaryFolder";
import type { ContactConfig } from "./config";
import { type Contact, type ContactTools, createContact } from "./contact";
import type { ContactRequest } from "./http";
import { createSpool, type Spool } from "./spool";
import type { TestMailServer } from "./testMailServer";

/** What a visitor types, for tests. */
export const words = {
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

export interface TestContact extends Contact {
  spool: Spool;
  folder: string;
  lines: string[];
}

/** An endpoint with a spool of its own that writes its log into `lines`. */
export function openTestContact(
  config: Partial<ContactConfig> = {},
  tools: ContactTools = {},
): TestContact {
  const folder = newFolder();
  const lines: string[] = [];
  const contact = createContact(
    { spoolFolder: folder, rateLimit: 0, trustedProxies: [], origins: [], ...config },
    { log: (line) => lines.push(line), retryDelay: () => 5, ...tools },
  );
  return { ...contact, folder, lines, spool: createSpool(folder) };
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
