/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pageIsThere } from "./waitForPage";

test("a page is waited for until the site has it, or nobody waits any more", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(asked.length > 1 ? 200 : 404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { signal } = new AbortController();
  await expect(pageIsThere(origin, "/ar/services/new/", signal)).resolves.toBe(true);
  expect(asked).toEqual(Array(2).fill("/page-data/ar/services/new/page-data.json"));
  server.close();
  await expect(pageIsThere(origin, "/", AbortSignal.timeout(50))).resolves.toBe(false);
});
