/** Says that PORT is taken before anything is installed or built; without it a free one is chosen. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import util from "node:util";

/**
 * @throws Error where the port of PORT is taken. What is no port is left to the server's settings.
 */
export async function checkPort() {
  // A Node too old to have this is refused in words right after.
  const hasFile = existsSync(".env") && util.parseEnv !== undefined;
  // Editors on Windows may begin it with a byte order mark.
  const file = hasFile ? util.parseEnv(readFileSync(".env", "utf8").replace(/^\uFEFF/, "")) : {};
  const { PORT, HOST = "0.0.0.0" } = { ...file, ...process.env };
  if (!PORT || !/^\d+$/.test(PORT) || Number(PORT) > 65535) return;
  await new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", ({ code }) =>
      code === "EADDRINUSE"
        ? reject(new Error(`Port ${PORT} is taken. Choose another: PORT=9000`))
        : resolve(),
    );
    server.listen(Number(PORT), HOST || "0.0.0.0", () => server.close(resolve));
  });
}
