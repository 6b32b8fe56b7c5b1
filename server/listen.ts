import type { FastifyInstance } from "fastify";

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

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EADDRINUSE";

/**
 * Starts listening.
 * @returns the address to open in a browser on this machine, without a slash at its end. Rejects when
 * the given port, or every port that may be chosen, is taken.
 */
export async function listen(server: FastifyInstance, { host, port }: Address): Promise<string> {
  const last = port ?? lastPort;
  for (let candidate = port ?? firstPort; candidate <= last; candidate += 1) {
    try {
      return await server.listen({ host, port: candidate });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  const taken = port === undefined ? `Ports ${firstPort} to ${lastPort} are` : `Port ${port} is`;
  throw new Error(`${taken} taken. Choose another: PORT=9000`);
}
