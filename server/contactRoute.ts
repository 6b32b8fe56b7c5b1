import { addAbortSignal, PassThrough, type Readable } from "node:stream";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { endpointPath } from "../src/contact/contract";
import type { Contact } from "../src/contact/endpoint/contact";
import { maxBodyBytes, plainHeaders, type RequestBody } from "../src/contact/endpoint/http";

/** A body that is too large is read so far, so that the client gets to see the answer. */
const bodyLimit = 4 * maxBodyBytes;

export interface ContactRouteOptions {
  contact: Pick<Contact, "handle">;
  /** How long a client may take to send the body, in milliseconds. */
  bodyTimeoutMs?: number;
}

/** The body in a stream that ends after some time, so that the request can still be answered. */
function limitTime(payload: Readable, timeoutMs: number): Readable {
  const body = addAbortSignal(AbortSignal.timeout(timeoutMs), new PassThrough());
  payload.once("error", (error) => body.destroy(error));
  return payload.pipe(body);
}

/** Why Fastify could not read a body; undefined where the endpoint itself has an answer. */
function bodyError({ code }: FastifyError): RequestBody {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return { kind: "error", error: "tooLarge" };
  if (code === "ABORT_ERR") return { kind: "error", error: "timeout" };
  return { kind: "raw", bytes: Buffer.alloc(0) };
}

/** The contact endpoint as a route of the site's server: all methods, bodies as they are sent. */
export function contactRoute(
  server: FastifyInstance,
  { contact, bodyTimeoutMs = 15_000 }: ContactRouteOptions,
  done: () => void,
): void {
  const answer = (request: FastifyRequest, body: RequestBody) =>
    contact.handle({
      method: request.method,
      headers: plainHeaders(request.headers),
      body,
      ip: request.socket.remoteAddress ?? "",
    });

  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, parsed) =>
    parsed(null, body),
  );
  server.addHook("preParsing", (_request, _reply, payload, parse) =>
    parse(null, limitTime(payload as Readable, bodyTimeoutMs)),
  );
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    // Without a status it is no error of reading the body.
    if (error.statusCode === undefined) throw error;
    const { status, headers, body } = await answer(request, bodyError(error));
    return reply.code(status).headers(headers).send(body);
  });
  server.all(endpointPath, async (request, reply) => {
    const bytes = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
    const { status, headers, body } = await answer(request, { kind: "raw", bytes });
    return reply.code(status).headers(headers).send(body);
  });
  done();
}
