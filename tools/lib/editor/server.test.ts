/** @jest-environment node */
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { editorServer } from "./server";
import { contentCopy } from "./testing/contentCopy";

let server: Server;
let root: string;
beforeAll(async () => {
  root = contentCopy();
  server = editorServer(root, "http://localhost:1").listen(0, "localhost");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
});

/** The status of an answer. The path goes out as it is. */
async function statusOf(path: string, method = "GET"): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const headers = { origin: `http://localhost:${port}` };
  const asked = request({ host: "localhost", port, path, method, headers }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test.each([
  ["//", 400],
  ["/site?path=http://[", 200],
  ["/nothing", 404],
])("it answers %s and goes on", async (path, status) => {
  expect(await statusOf(path)).toBe(status);
  expect(await statusOf("/")).toBe(200);
});

test("a redirect waits until the file of redirects is right", async () => {
  rmSync(join(root, "content/services/erp.json"));
  const file = join(root, "content/redirects.json");
  const whole = readFileSync(file, "utf8");
  writeFileSync(file, whole.slice(0, 100));
  const redirect = () => statusOf("/redirect?from=/services/erp-system/", "POST");
  expect(await redirect()).toBe(409);
  writeFileSync(file, whole);
  expect(await redirect()).toBe(204);
  expect(readFileSync(file, "utf8")).toContain('"from": "/services/erp-system/"');
});
