/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "../testing/temporaryFolder";

let server: Server;
beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
});
afterAll(() => server.close());

/** `npm start` in a bare clone, in which nothing is installed. */
function start(environment: Record<string, string>, file?: string) {
  const root = temporaryFolder("start");
  mkdirSync(join(root, "tools/lib"), { recursive: true });
  for (const name of ["start.mjs", "lib/prepare.mjs", "lib/checkPort.mjs"]) {
    cpSync(join(__dirname, name), join(root, "tools", name));
  }
  writeFileSync(join(root, "package.json"), '{ "engines": { "node": ">=99" } }');
  if (file) writeFileSync(join(root, ".env"), file);
  return spawnSync(process.execPath, [join(root, "tools/start.mjs")], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: "utf8",
  });
}

it("says that a port is taken before anything is installed", () => {
  const port = String((server.address() as AddressInfo).port);
  const taken = `Port ${port} is taken. Choose another: PORT=9000\n`;
  expect(start({ PORT: port })).toMatchObject({ status: 1, stderr: taken });
  expect(start({}, `PORT=${port}\n`)).toMatchObject({ status: 1, stderr: taken });
  expect(start({}, `\uFEFFPORT=${port}\n`)).toMatchObject({ status: 1, stderr: taken });
});

it("goes on where no port is chosen, or one that is free", () => {
  expect(start({}).stderr).toContain("needs Node >=99");
  expect(start({ PORT: "0" }).stderr).toContain("needs Node >=99");
});
