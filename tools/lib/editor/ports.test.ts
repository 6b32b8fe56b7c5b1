/** @jest-environment node */
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "../freePort";
import { requireFreePorts, siteAnswers } from "./ports";

async function serve(host: string, answer: RequestListener) {
  const server = createServer(answer).listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://${host}:${port}`, close: () => server.close() };
}

const something: RequestListener = (_, response) => response.end("something else");

test.each(["127.0.0.1", "0.0.0.0"])(
  "a port that is taken on %s is named, with another one",
  async (host) => {
    const { port, close } = await serve(host, something);
    await expect(
      requireFreePorts({ EDIT_PORT: await freePort(), SITE_PORT: port }),
    ).rejects.toThrow(new RegExp(`^Port ${port} is taken .*SITE_PORT=${port + 10} npm run edit$`));
    close();
  },
);

test("free ports are taken", async () => {
  await expect(requireFreePorts({ SITE_PORT: await freePort() })).resolves.toBeUndefined();
});

test.each(["/___edit-session", "/"])("an answer at %s that is cut off is none yet", async (cut) => {
  const { origin, close } = await serve("127.0.0.1", (request, response) => {
    if (request.url !== cut) return response.end("session");
    if (cut === "/") return response.destroy();
    response.writeHead(200, { "content-length": 100 }).write("sess");
    return setTimeout(() => response.destroy(), 50);
  });
  await expect(siteAnswers(origin, "session")).resolves.toBe(false);
  close();
});

test("only the site of the session is the site", async () => {
  const { origin, close } = await serve("127.0.0.1", (request, response) =>
    response.end(request.url === "/___edit-session" ? "session" : "page"),
  );
  await expect(siteAnswers(origin, "session")).resolves.toBe(true);
  await expect(siteAnswers(origin, "another session")).rejects.toThrow(/^Another program answers/);
  close();
  await expect(siteAnswers(`http://127.0.0.1:${await freePort()}`, "session")).resolves.toBe(false);
});
