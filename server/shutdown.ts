import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Stops a server: no new connections, idle ones closed, and those at work after `grace` milliseconds.
 * Resolves once all are closed.
 */
export function shutdown(server: Server, grace = 10_000): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => server.closeAllConnections(), grace);
    server.close((error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    });
    // A kept-alive connection would go on bringing requests.
    server.prependListener("request", (_request, response: ServerResponse) =>
      response.setHeader("Connection", "close"),
    );
    server.closeIdleConnections();
  });
}

/**
 * Stops the server on Ctrl+C or when the system asks for it; a second time, at once.
 * @param finish ends other work, which gets `grace` milliseconds
 */
export function shutdownOnSignal(
  server: Server,
  finish: () => Promise<void> = () => Promise.resolve(),
  grace = 10_000,
): void {
  let asked = false;
  const stop = () => {
    if (asked) process.exit(1);
    asked = true;
    const rest = Promise.race([finish(), sleep(grace)]);
    void Promise.all([shutdown(server, grace), rest]).then(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
