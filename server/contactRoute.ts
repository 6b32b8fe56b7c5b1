import type { IncomingMessage, ServerResponse } from "node:http";
import { endpointPath } from "../src/contact/contract";
import type { Contact } from "../src/contact/endpoint/contact";
import { maxBodyBytes, type RequestBody } from "../src/contact/endpoint/http";
import type { Route } from "./site";

/** A body that is too large is read so far, so that the client gets to see the answer. */
const maxDrainedBytes = 1024 * 1024;

/** Headers as the core takes them; a header sent more than once is one list (RFC 9110, section 5.3). */
function plainHeaders({ headers }: IncomingMessage): Record<string, string | undefined> {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
}

/** Reads a body of bounded size in bounded time (milliseconds). Rejects when the client goes away. */
function readBody(request: IncomingMessage, timeoutMs: number): Promise<RequestBody> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const finish = (body: RequestBody) => {
      clearTimeout(timer);
      request.removeAllListeners("data").pause();
      resolve(body);
    };
    const timer = setTimeout(() => finish({ kind: "fault", fault: "timeout" }), timeoutMs);
    request.on("data", (part: Buffer) => {
      size += part.length;
      if (size <= maxBodyBytes) parts.push(part);
      if (size > maxDrainedBytes) finish({ kind: "fault", fault: "tooLarge" });
    });
    request.once("end", () =>
      finish(
        size > maxBodyBytes
          ? { kind: "fault", fault: "tooLarge" }
          : { kind: "raw", bytes: Buffer.concat(parts) },
      ),
    );
    request.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

/**
 * The contact endpoint as a route of the site's server.
 * @param bodyTimeoutMs how long a client may take to send the body
 */
export function createContactRoute(contact: Contact, bodyTimeoutMs = 15_000): Route {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let body: RequestBody;
    try {
      body = await readBody(request, bodyTimeoutMs);
    } catch {
      // The client hung up before its message was complete: there is nobody to answer.
      response.destroy();
      return;
    }
    const {
      status,
      headers,
      body: text,
    } = await contact.handle({
      method: request.method ?? "GET",
      headers: plainHeaders(request),
      body,
      ip: request.socket.remoteAddress ?? "",
    });
    response.writeHead(status, headers);
    response.end(text);
  };
  return { path: endpointPath, handle };
}
