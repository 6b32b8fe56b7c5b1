/** @jest-environment node */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mayHaveArrived } from "./outcome";
import { sendMessage } from "./sending";

/** Lets the browser be connected to a network, or not. */
function connect(onLine: boolean): void {
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });
}

const open: Server[] = [];
beforeEach(() => connect(true));
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Sends a message to a server that answers so, over real HTTP. */
async function sendTo(listener: RequestListener, limit?: number) {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return sendMessage(`http://127.0.0.1:${port}/api/contact`, { name: "أحمد" }, limit);
}

const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(body);
  };
const html = { "content-type": "text/html" };
const refusal = (code: string, field?: string) => JSON.stringify({ error: { code, field } });
const failed = (failure: string, more = {}) => ({ kind: "failed", failure, ...more });

test("a message goes out as JSON in UTF-8 and is sent when its id comes back", async () => {
  const bodies: string[] = [];
  const outcome = await sendTo((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method, headers } = request;
      bodies.push([method, headers["content-type"], Buffer.concat(parts).toString()].join(" "));
      answering(202, '{"id":"1"}')(request, response);
    });
  });
  expect(outcome).toEqual({ kind: "sent" });
  expect(bodies).toEqual(['POST application/json {"name":"أحمد"}']);
});

test.each<[string, RequestListener, object]>([
  [
    "an invalid field",
    answering(400, refusal("invalid", "email")),
    { kind: "invalidField", field: "email", code: "invalid" },
  ],
  [
    "an error of no field of the form",
    answering(400, refusal("invalid", "language")),
    failed("refused"),
  ],
  ["another origin", answering(403, refusal("foreignOrigin")), failed("refused")],
  ["a full disk", answering(500, refusal("unavailable")), failed("unavailable")],
  ["a slow line", answering(408, refusal("timeout")), failed("unavailable")],
  [
    "too many messages",
    answering(429, refusal("rateLimited"), { "retry-after": "90" }),
    failed("rateLimited", { retryAfterSeconds: 90 }),
  ],
  ["a proxy's limit", answering(429, "slow down", html), failed("rateLimited")],
  ["a proxy without its server", answering(502, "<h1>Bad gateway</h1>", html), failed("unclear")],
  ["a proxy that has waited in vain", answering(504, "", html), failed("unclear")],
  ["an endpoint that does not know", answering(504, '{"unconfirmed":true}'), failed("unclear")],
  ["an error in no words of the contract", answering(500, '{"message":"x"}'), failed("unclear")],
  ["a static host, 404", answering(404, "<h1>Not found</h1>", html), failed("noEndpoint")],
  ["a static host, 405", answering(405, "", html), failed("noEndpoint")],
  ["a host that knows no POST", answering(501, "", html), failed("noEndpoint")],
  ["a page with status 200", answering(200, "<h1>Welcome</h1>", html), failed("noEndpoint")],
  ["a page with status 202", answering(202, '{"id":"1"}', html), failed("noEndpoint")],
  ["a 202 without an id", answering(202, "{}"), failed("unclear")],
  ["a 200 with an id", answering(200, '{"id":"1"}'), failed("unclear")],
  ["broken JSON", answering(202, '{"id":'), failed("unclear")],
  ["JSON of nothing", answering(202, "null"), failed("unclear")],
  ["a connection cut off", (request) => request.destroy(), failed("unreachable")],
])("%s is distinguished from the others", async (_, listener, outcome) => {
  expect(await sendTo(listener)).toEqual(outcome);
});

test("a server that never answers is given up", async () => {
  expect(await sendTo(() => undefined, 50)).toEqual(failed("timeout"));
});

test("an answer that never ends is given up", async () => {
  const begin: RequestListener = (_, response) => {
    response.writeHead(202, { "content-type": "application/json" });
    response.write('{"id":');
  };
  expect(await sendTo(begin, 100)).toEqual(failed("timeout"));
});

test("a browser without AbortSignal.timeout() sends all the same", async () => {
  const { timeout } = AbortSignal;
  Object.assign(AbortSignal, { timeout: undefined });
  try {
    expect(await sendTo(answering(202, '{"id":"1"}'))).toEqual({ kind: "sent" });
    expect(await sendTo(() => undefined, 50)).toEqual(failed("timeout"));
  } finally {
    Object.assign(AbortSignal, { timeout });
  }
});

test("without a connection from the start the browser is offline", async () => {
  connect(false);
  expect(await sendMessage("http://127.0.0.1:1/", {})).toEqual(failed("offline"));
});

test("a connection that is lost on the way leaves it open", async () => {
  const outcome = await sendTo((request) => {
    connect(false);
    request.destroy();
  });
  expect(outcome).toEqual(failed("disconnected"));
});

test("only an answer, or a browser that was offline, makes a failure certain", () => {
  const uncertain = ["unreachable", "disconnected", "timeout", "unclear"] as const;
  const certain = ["offline", "noEndpoint", "rateLimited", "unavailable", "refused"] as const;
  expect(uncertain.filter(mayHaveArrived)).toEqual(uncertain);
  expect(certain.filter(mayHaveArrived)).toEqual([]);
});
