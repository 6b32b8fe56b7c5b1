import type { Server } from "node:http";

/** Where to listen. Without a port, 8000 or the next free one after it. */
export interface Address {
  host: string;
  port?: number;
}

const firstPort = 8000;
const lastPort = 8099;

/**
 * Reads HOST and PORT. Throws when PORT is not a port; 0 means any free one.
 */
export function readAddress(environment: NodeJS.ProcessEnv): Address {
  const host = environment.HOST || "0.0.0.0";
  if (!environment.PORT) return { host };
  const port = Number(environment.PORT);
  if (!/^\d+$/.test(environment.PORT) || port > 65535) {
    throw new Error(`PORT is "${environment.PORT}": give a number from 0 to 65535.`);
  }
  return { host, port };
}

function listenOnce(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EADDRINUSE";

/** Starts listening. Rejects when the given port, or every port that may be chosen, is taken. */
export async function listen(server: Server, { host, port }: Address): Promise<void> {
  const last = port ?? lastPort;
  for (let candidate = port ?? firstPort; candidate <= last; candidate += 1) {
    try {
      return await listenOnce(server, host, candidate);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  const taken = port === undefined ? `Ports ${firstPort} to ${lastPort} are` : `Port ${port} is`;
  throw new Error(`${taken} taken. Choose another: PORT=9000`);
}

/**
 * The address to open in a browser on this machine, of a site at the host's root or in a folder.
 * Throws when the server does not listen.
 */
export function localUrl(server: Server, pathPrefix = ""): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const everywhere = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(address.address);
  const named = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${everywhere ? "localhost" : named}:${address.port}${pathPrefix}/`;
}
