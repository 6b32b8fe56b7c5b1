/** @jest-environment node */
import fastify, { type FastifyInstance } from "fastify";
import { listen, readAddress } from "./listen";

const servers: FastifyInstance[] = [];
const newServer = () => {
  const server = fastify();
  servers.push(server);
  return server;
};
const portIn = (url: string) => Number(new URL(url).port);
const host = "127.0.0.1";

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

describe("readAddress", () => {
  it("listens everywhere and leaves the port open unless configured", () => {
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
    const port = portIn(await listen(newServer(), { host, port: 0 }));
    await expect(listen(newServer(), { host, port })).rejects.toThrow(`Port ${port} is taken`);
  });

  it("takes the next free port when none is chosen", async () => {
    const first = await listen(newServer(), { host });
    const second = await listen(newServer(), { host });
    expect(portIn(first)).toBeGreaterThanOrEqual(8000);
    expect(portIn(second)).toBeGreaterThan(portIn(first));
    expect(second).toBe(`http://127.0.0.1:${portIn(second)}`);
  });

  it("rejects with other errors as they are", async () => {
    const address = { host: "192.0.2.1", port: 0 };
    await expect(listen(newServer(), address)).rejects.toThrow("EADDRNOTAVAIL");
  });
});
