import type { IncomingHttpHeaders } from "node:http";
import { locateError, logToStandardError } from "../log";
import { responseFor } from "./answers";
import { readContactConfig } from "./config";
import { type Contact, createContactEndpoint, describeStorage } from "./contact";
import { type ContactResponse, plainHeaders, type RequestBody } from "./http";

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

/** Functions may be loaded again for every request, so what lasts is kept here. */
const lasting = globalThis as typeof globalThis & { ftsContact?: Contact };

/**
 * Time limit for one mail, and for starting another, in milliseconds. A function may freeze after it
 * answers, so it sends while the visitor waits.
 */
const sendingMs = 8_000;

function openContact(): Contact {
  if (lasting.ftsContact) return lasting.ftsContact;
  // Not `process.env`: webpack would write the values of the build, secrets included, into the file.
  const config = readContactConfig(globalThis.process.env);
  const mail = config.mail && { ...config.mail, timeoutMs: sendingMs };
  logToStandardError(describeStorage(config));
  lasting.ftsContact = createContactEndpoint({ ...config, mail }, { sendingBudgetMs: sendingMs });
  return lasting.ftsContact;
}

const bodyOf = (body: unknown): RequestBody =>
  body instanceof Uint8Array ? { kind: "raw", bytes: body } : { kind: "parsed", value: body };

async function handle(request: FunctionRequest): Promise<ContactResponse> {
  try {
    return await openContact().handle({
      method: request.method ?? "GET",
      headers: plainHeaders(request.headers),
      body: bodyOf(request.body),
      ip: request.socket?.remoteAddress ?? "",
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : locateError(error);
    logToStandardError(`the endpoint cannot start: ${reason}`);
    return responseFor({ error: { code: "unavailable" } });
  }
}

/** Answers a request to a Gatsby Function. Never rejects: that would end Gatsby's server. */
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
