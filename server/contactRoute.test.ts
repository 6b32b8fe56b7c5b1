/** @jest-environment node */
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import {
  openTestContact,
  type TestContact,
  sampleMessage,
} from "../src/contact/testing/testContact";
import { endpointPath } from "../src/contact/contract";
import { openTestSite, type TestSite } from "./testing/testSite";

const sites: TestSite[] = [];
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));

/** Serves the endpoint on a free port, over real HTTP. */
async function open(contact: TestContact, bodyTimeoutMs?: number) {
  const site = await openTestSite({ contact, bodyTimeoutMs });
  sites.push(site);
  const { port } = site.server.server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}${endpointPath}` };
}

const json = { "content-type": "application/json" };
const post = (url: string, values: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify(values),
  });

/** What a server says to bytes that are sent as they are, until it closes or answered. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
    socket.once("close", () => resolve(answer));
    socket.once("error", reject);
  });
}

it("takes JSON, and sends forms on", async () => {
  const contact = openTestContact();
  const { url } = await open(contact);
  const answer = await post(url, sampleMessage);
  expect(answer.status).toBe(202);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const { id } = (await answer.json()) as { id: string };
  expect((await contact.store.list(["new"], id))[0]?.message).toEqual(sampleMessage);

  const body = new URLSearchParams({ ...sampleMessage, language: "ar" });
  const form = await fetch(url, { method: "POST", body, redirect: "manual" });
  expect([form.status, form.headers.get("location")]).toEqual([303, "/ar/contact/sent/"]);
});

it.each([
  ["content-encoding", "identity", 202],
  ["content-encoding", "Identity", 202],
  ["content-encoding", " IDENTITY , identity,", 202],
  ["content-encoding", "", 202],
  ["content-encoding", "gzip", 415],
  ["content-encoding", "identity, br", 415],
  ["content-encoding", "x-gzip", 415],
  ["content-type", "Application/JSON", 202],
  ["content-type", "application/json;charset=UTF-8", 202],
  ["content-type", 'application/json ; Charset="utf-8"', 202],
  ["content-type", "application/json;", 202],
  ["content-type", "application/json; profile=a; charset=utf8", 202],
  ["content-type", "application/jsonp", 415],
  ["content-type", "", 415],
  ["expect", "100-continue", 202],
  ["host", "LOCALHOST.:80", 202],
])("takes a message by its headers: %s: %s", async (name, value, status) => {
  const { port } = await open(openTestContact());
  const body = JSON.stringify({ ...sampleMessage, message: `${name} ${value}` });
  const headers = { "content-type": "application/json", host: "localhost", [name]: value };
  const head = Object.entries(headers).map((header) => header.join(": "));
  const length = `content-length: ${Buffer.byteLength(body)}`;
  const lines = [`POST ${endpointPath} HTTP/1.1`, ...head, length, "connection: close", "", body];
  const answer = await exchange(port, lines.join("\r\n"));
  expect(answer.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, "")).toMatch(`HTTP/1.1 ${status} `);
});

it("takes a message at an absolute target, as proxies send it", async () => {
  const { port } = await open(openTestContact());
  const body = JSON.stringify(sampleMessage);
  const answer = await exchange(
    port,
    `POST HTTP://FTS.example${endpointPath} HTTP/1.1\r\nhost: fts.example\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  expect(answer).toMatch("HTTP/1.1 202 ");
});

it("refuses other methods, without HTML", async () => {
  const { url } = await open(openTestContact());
  for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
    const answer = await fetch(url, { method });
    expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "POST"]);
    expect(await answer.json()).toEqual({ error: { code: "methodNotAllowed" } });
  }
});

it("answers bodies that are too large, and cuts off what has no end", async () => {
  const contact = openTestContact();
  const { url, port } = await open(contact);
  const large = await post(url, { ...sampleMessage, message: "x".repeat(200_000) });
  expect(large.status).toBe(413);
  expect(await large.json()).toEqual({ error: { code: "tooLarge" } });

  let sent = 0;
  const cut = await new Promise<string>((resolve) => {
    const headers = { ...json, "transfer-encoding": "chunked" };
    const endless = request({
      port,
      host: "127.0.0.1",
      path: endpointPath,
      method: "POST",
      headers,
    });
    endless.once("error", () => resolve("cut"));
    endless.once("response", ({ statusCode }) => resolve(String(statusCode)));
    const more = () => {
      if (sent > 64 * 1024 * 1024 || endless.destroyed) return;
      sent += 65_536;
      endless.write(Buffer.alloc(65_536, 32), more);
    };
    more();
  });
  expect(["cut", "413"]).toContain(cut);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
  expect((await post(url, sampleMessage)).status).toBe(202);
});

it("refuses uploads without keeping them", async () => {
  const { url } = await open(openTestContact());
  const body = new FormData();
  body.set("name", "Ahmed");
  body.set("file", new Blob(["x".repeat(50_000)]), "cv.pdf");
  const answer = await fetch(url, { method: "POST", body });
  expect([answer.status, await answer.json()]).toEqual([
    415,
    { error: { code: "unsupportedType" } },
  ]);
});

it("does not wait for clients that dawdle", async () => {
  const { port } = await open(openTestContact(), 50);
  const start = `POST /api/contact HTTP/1.1\r\nHost: fts.example\r\nContent-Type: application/json\r\n`;
  const answer = await exchange(port, `${start}Content-Length: 1000\r\n\r\n{"name": "Ah`);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('{"error":{"code":"timeout"}}');
  expect(answer.toLowerCase()).toContain("connection: close");
});

it("stores nothing of a message whose sender hung up half-way, and goes on", async () => {
  const contact = openTestContact();
  const { port, url } = await open(contact);
  await new Promise<void>((resolve) => {
    const headers = { ...json, "content-length": "1000" };
    const half = request({ port, host: "127.0.0.1", path: endpointPath, method: "POST", headers });
    half.once("error", () => resolve());
    half.write('{"name":', () => half.destroy(new Error("hung up")));
  });
  expect((await post(url, sampleMessage)).status).toBe(202);
  expect(await contact.count("new")).toBe(1);
});

it("serves a hundred clients at once, each counted by the address of its proxy's word", async () => {
  const contact = openTestContact({ rateLimit: 1, trustedProxies: ["loopback"] });
  const { url } = await open(contact);
  const ids = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const message = `رسالة ${index}`;
      const headers = { "x-forwarded-for": `198.51.100.${index}` };
      const answer = await post(url, { ...sampleMessage, message }, headers);
      expect(answer.status).toBe(202);
      const { id } = (await answer.json()) as { id: string };
      expect((await contact.store.list(["new"], id))[0]?.message.message).toBe(message);
      return id;
    }),
  );
  expect(new Set(ids).size).toBe(100);
  const kept = await contact.store.list(["new"]);
  expect(kept.map(({ id }) => id).sort()).toEqual(ids.sort());
  const again = { "x-forwarded-for": "1.2.3.4, 198.51.100.7" };
  expect((await post(url, { ...sampleMessage, message: "one more" }, again)).status).toBe(429);
});
