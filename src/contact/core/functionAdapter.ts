import type { IncomingHttpHeaders } from "node:http";
import { answer } from "./answers";
import { readContactConfig } from "./config";
import { type Contact, createContact } from "./contact";
import type { ContactResponse, RequestBody } from "./http";
import { locateError, logToStandardError } from "./log";

/** What hosts of Gatsby Functions have in common. */
export interface FunctionRequest {
  method?: string;
  headers: IncomingHttpHeaders;
  body?: unknown;
  socket?: { remoteAddress?: string } | null;
}

export interface FunctionResponse {
  status: (code: number) => FunctionResponse;
  setHeader: (name: string, value: string) => unknown;
  send: (body: string) => unknown;
}

/** Functions are loaded anew for every request, so what lasts is kept here. */
const lasting = globalThis as typeof globalThis & { ftsContact?: Contact };

function openContact(): Contact {
  if (lasting.ftsContact) return lasting.ftsContact;
  // Not `process.env`: webpack would write the values of the build, secrets included, into the file.
  const contact = createContact(readContactConfig(globalThis.process.env));
  lasting.ftsContact = contact;
  contact.start();
  return contact;
}

const bodyOf = (body: unknown): RequestBody =>
  body instanceof Uint8Array ? { kind: "raw", bytes: body } : { kind: "parsed", value: body };

async function handle(request: FunctionRequest): Promise<ContactResponse> {
  try {
    const headers = Object.entries(request.headers).map(
      ([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value] as const,
    );
    return await openContact().handle({
      method: request.method ?? "GET",
      headers: Object.fromEntries(headers),
      body: bodyOf(request.body),
      ip: request.socket?.remoteAddress ?? "",
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : locateError(error);
    logToStandardError(`the endpoint cannot start: ${reason}`);
    return answer({ error: { code: "unavailable" } });
  }
}

/** Answers a request that a Gatsby Function got. Never rejects: that would end Gatsby's server. */
export async function answerFunction(
  request: FunctionRequest,
  response: FunctionResponse,
): Promise<void> {
  const { status, headers, body } = await handle(request);
  try {
    response.status(status);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.send(body);
  } catch (error) {
    logToStandardError(`an answer could not be sent: ${locateError(error)}`);
  }
}
