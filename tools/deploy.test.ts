/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/temporaryFolder";

const units = readdirSync("deploy").filter((file) => /\.(service|timer)$/.test(file));
const textOf = (unit: string) => readFileSync(join("deploy", unit), "utf8");

describe("the units of systemd", () => {
  /** What systemd says of them, with a Node that is there. */
  function complaints(change = (text: string) => text): string {
    const folder = temporaryFolder("units");
    const files = units.map((unit) => {
      const text = change(textOf(unit)).replaceAll("/usr/bin/node", process.execPath);
      writeFileSync(join(folder, unit), text);
      return join(folder, unit);
    });
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...files], {
      encoding: "utf8",
    });
    // It also reads the machine's own units, and says what is wrong with those.
    const ofOurs = stderr.split("\n").filter((line) => units.some((unit) => line.includes(unit)));
    return [...ofOurs, ...(status === 0 ? [] : [`exit code ${status}`])].join("\n");
  }

  const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
  (hasSystemd ? test : test.skip)("are understood by systemd", () => {
    expect(complaints()).toBe("");
    const broken = complaints((text) =>
      text.replace("Restart=", "Restarts=").replace("*-*-*", "*-*-*-*"),
    );
    expect(broken).toMatch("Restarts");
    expect(broken).toMatch("calendar specification");
  });

  test.each(units.filter((unit) => unit.endsWith(".service")))(
    "%s starts what is there",
    (unit) => {
      const [, program, file] = /^ExecStart=(\S+) --import tsx (\S+)/m.exec(textOf(unit))!;
      expect(program).toBe("/usr/bin/node");
      expect(existsSync(file!)).toBe(true);
    },
  );

  test.each(units.filter((unit) => unit.endsWith(".timer")))("%s has its service", (unit) => {
    expect(units).toContain(unit.replace(/timer$/, "service"));
  });
});

const guide = readFileSync("docs/debian.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
/** The commands of the guide, in its order, each as one line. */
const commands = [...guide.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block]) =>
  block!
    .trim()
    .replaceAll(/\s*\\?\n {2}/g, " ")
    .split("\n"),
);

/** Whose units come with their packages. */
const proxies = ["nginx", "caddy"];

/** What a command names in vain: scripts of package.json, units and files of the project. */
function missing(command: string): string[] {
  const [, script] = /\bnpm run ([\w:-]+)/.exec(command) ?? [];
  const [, named = ""] = /\bsystemctl [a-z-]+((?: \S+)*)/.exec(command) ?? [];
  const ofUs = named.split(" ").filter((word) => /^[a-z]/.test(word) && !proxies.includes(word));
  const [, copied] = /\bcp (\S+)\*/.exec(command) ?? [];
  const [, file] = /\b(?:cp|install -m \d+) ([^\s*]+) /.exec(command) ?? [];
  return [
    ...(script !== undefined && !(script in scripts) ? [script] : []),
    ...ofUs.filter((unit) => !units.includes(unit.includes(".") ? unit : `${unit}.service`)),
    ...(file !== undefined && !existsSync(file) ? [file] : []),
    ...units.filter((unit) => copied !== undefined && !`deploy/${unit}`.startsWith(copied)),
  ];
}

test("the commands of the guide name what is there", () => {
  expect(commands.length).toBeGreaterThan(30);
  expect(commands.flatMap(missing)).toEqual([]);
});

test("the guide, the units and the proxies speak of one user, folder, program and port", () => {
  const [, home, user] = /^adduser --system --group --home (\S+) (\S+)$/m.exec(guide)!;
  const [, folder] = new RegExp(`^install -d -o ${user} -g ${user} (\\S+)$`, "m").exec(guide)!;
  const [, data] = new RegExp(`^sudo -Hu ${user} mkdir (\\S+)$`, "m").exec(guide)!;
  expect(`${home}/`.startsWith(`${folder}/`)).toBe(false);
  for (const unit of units.filter((name) => name.endsWith(".service"))) {
    expect(textOf(unit)).toMatch(`\nUser=${user}\nWorkingDirectory=${folder}\n`);
  }
  expect(textOf("fts.service")).toMatch(`\nReadWritePaths=${folder}/${data}\n`);
  const [, host, port] = /HOST=(\S+) PORT=(\d+)/.exec(textOf("fts.service"))!;
  expect(readFileSync("deploy/Caddyfile", "utf8")).toContain(`reverse_proxy ${host}:${port} {`);
  expect(guide).toContain(`\ncurl -I http://${host}:${port}/\n`);
  // Nobody but this user, whose home npm may write to, works in the project.
  const inProject = commands.filter((command) => /\b(?:npm|git)\b/.test(command));
  const others = inProject.filter((command) => !command.startsWith(`sudo -Hu ${user} `));
  expect(others.filter((command) => !command.startsWith("apt-get "))).toEqual([]);
});

test.each([
  ["npm run released", "released"],
  ["systemctl restart site", "site"],
  ["systemctl enable --now fts.timer nginx", "fts.timer"],
  ["cp deploy/fts-* /etc/systemd/system/", "fts.service"],
  ["cp deploy/Caddy /etc/caddy/Caddyfile", "deploy/Caddy"],
])("%s would name in vain: %s", (command, name) => {
  expect(missing(command)).toEqual([name]);
});

test("no argument of the Containerfile stands for a stage, which podman 4 takes for an image", () => {
  const text = readFileSync("deploy/Containerfile", "utf8");
  const stages = [...text.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, stage]) => stage);
  const values = [...text.matchAll(/^ARG \w+=(\S+)$/gm)].map(([, value]) => value);
  expect(stages).toContain("build");
  expect(values.length).toBeGreaterThan(0);
  expect(values.filter((value) => stages.includes(value))).toEqual([]);
});
