/** @jest-environment node */
import { Agent, createServer, get, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { listen, localUrl, readAddress } from "./listen";
import { shutdown } from "./shutdown";

const servers: Server[] = [];
const newServer = () => {
  const server = createServer((_request, response) => void response.end("here"));
  servers.push(server);
  return server;
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const host = "127.0.0.1";

afterEach(() => servers.splice(0).forEach((server) => server.close()));

describe("readAddress", () => {
  it("listens everywhere and leaves the port open unless told", () => {
    expect(readAddress({})).toEqual({ host: "0.0.0.0" });
    expect(readAddress({ HOST: "127.0.0.1", PORT: "9000" })).toEqual({
      host: "127.0.0.1",
      port: 9000,
    });
  });

  it.each(["http", "-1", "65536", "80.5", "0x50"])("refuses the port %s", (PORT) => {
    expect(() => readAddress({ PORT })).toThrow("give a number from 0 to 65535");
  });
});

describe("listen", () => {
  it("says that a chosen port is taken", async () => {
    const first = newServer();
    await listen(first, { host, port: 0 });
    const port = portOf(first);
    await expect(listen(newServer(), { host, port })).rejects.toThrow(`Port ${port} is taken`);
  });

  it("takes the next free port when none is chosen", async () => {
    const first = newServer();
    const second = newServer();
    await listen(first, { host });
    await listen(second, { host });
    expect(portOf(first)).toBeGreaterThanOrEqual(8000);
    expect(portOf(second)).toBeGreaterThan(portOf(first));
    expect(localUrl(second)).toBe(`http://localhost:${portOf(second)}/`);
    expect(localUrl(second, "/site")).toBe(`http://localhost:${portOf(second)}/site/`);
  });

  it("rejects with other faults as they are", async () => {
    const address = { host: "192.0.2.1", port: 0 };
    await expect(listen(newServer(), address)).rejects.toThrow("EADDRNOTAVAIL");
  });
});

describe("shutdown", () => {
  it("finishes the answer under way", async () => {
    let finish = () => {};
    const server = createServer((_request, response) => {
      finish = () => void response.end("done");
    });
    await listen(server, { host, port: 0 });
    const answer = new Promise<string>((resolve, reject) => {
      const sent = get(localUrl(server), { family: 4 }, (response) => {
        response.setEncoding("utf8").once("data", resolve);
      });
      sent.once("error", reject);
    });
    await new Promise((resolve) => server.once("request", resolve));
    const stopped = shutdown(server);
    finish();
    expect(await answer).toBe("done");
    await stopped;
    expect(server.listening).toBe(false);
  });

  it("lets no client go on asking over a connection that is kept alive", async () => {
    const agent = new Agent({ keepAlive: true });
    let answer = () => {};
    const server = createServer((_request, response) => {
      answer = () => void response.end();
    });
    await listen(server, { host, port: 0 });
    const url = localUrl(server);
    const ask = () =>
      new Promise<IncomingHttpHeaders>((resolve, reject) => {
        const sent = get(url, { agent, family: 4 }, (response) => {
          response.resume().once("end", () => resolve(response.headers));
        });
        sent.once("error", reject);
      });
    const underWay = ask();
    await new Promise((resolve) => server.once("request", resolve));
    const stopped = shutdown(server, 60_000);
    answer();
    await underWay;
    const next = ask();
    await new Promise((resolve) => server.once("request", resolve));
    answer();
    expect((await next).connection).toBe("close");
    await stopped;
    agent.destroy();
  });

  it("cuts off what takes too long", async () => {
    const server = createServer(() => {});
    await listen(server, { host, port: 0 });
    const failure = new Promise((resolve) => {
      get(localUrl(server), { family: 4 }).once("error", resolve);
    });
    await new Promise((resolve) => server.once("request", resolve));
    await shutdown(server, 20);
    expect(await failure).toMatchObject({ code: "ECONNRESET" });
  });
});
