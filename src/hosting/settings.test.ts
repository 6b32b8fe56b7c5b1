/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describeUnknownSettings, settings } from "./settings";

const root = join(__dirname, "../..");

it.each([
  ["CONTACT_DATABSE_URL", "CONTACT_DATABASE_URL"],
  ["SMPT_URL", "SMTP_URL"],
  ["SMTP_URI", "SMTP_URL"],
  ["smtp_url", "SMTP_URL"],
  ["SITE_UR", "SITE_URL"],
  ["SITEURL", "SITE_URL"],
  ["CONTACT-TO", "CONTACT_TO"],
  ["CONTACT_RECIPIENTS", undefined],
  ["CONTACT_RATELIMIT", "CONTACT_RATE_LIMIT"],
  ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
  ["CONTACT_ORIGIN", "CONTACT_ORIGINS"],
  ["PORTT", "PORT"],
  ["GATSBY_ANALYTIC_ID", "GATSBY_ANALYTICS_ID"],
  ["GATSBY_CHAT_HOST", "GATSBY_CHAT_HOSTS"],
  ["EDITOR_BRANCHES", "EDITOR_BRANCH"],
])("names %s, in the environment and in .env", (name, meant) => {
  const advice = meant ? `did you mean ${meant}?` : "see .env.example";
  const sentence = `Unknown setting ${name}: ${advice}`;
  expect(describeUnknownSettings(["PATH", name])).toEqual([sentence]);
  expect(describeUnknownSettings(["PATH", name], [name])).toEqual([`.env: ${sentence}`]);
});

it("says nothing of what is right, or of others' variables", () => {
  const others = ["PATH", "HOME", "HOSTNAME", "NODE_ENV", "SHELL", "TERM", "npm_config_cache"];
  const platforms = ["SITE_ID", "SITE_NAME", "URL", "GATSBY_TELEMETRY_DISABLED", "VERCEL_URL"];
  expect(describeUnknownSettings([...others, ...platforms, ...Object.keys(settings)])).toEqual([]);
});

it("names what has no effect in .env", () => {
  const file = ["COLOUR", "GATSBY_ANALYTICS_ID", "SITE_URL", "SITE_PORT"];
  expect(describeUnknownSettings([], file)).toEqual([
    ".env: Unknown setting COLOUR: see .env.example",
    ".env: GATSBY_ANALYTICS_ID is read by the build, from the shell: it has no effect here",
    ".env: SITE_PORT is read by “npm run edit”, from the shell: it has no effect here",
  ]);
});

it("is the list of what the code reads", () => {
  const code = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, "src", path), "utf8"))
    .join("\n");
  const read = new Set(code.match(/\b(?:CONTACT|EDITOR|GATSBY|SITE|SMTP)_[A-Z_]+\b/g));
  // What src/gatsby/webpack.ts defines, and what the build sets for Gatsby.
  const internal = /^GATSBY_(?:ICON_SPRITE|CLIENT_PROOF|COMPANY_PROOF|TELEMETRY_DISABLED)$/;
  expect([...read].filter((name) => !(name in settings) && !internal.test(name))).toEqual([]);
});

it("is the list of .env.example, and of what the guides name", () => {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  const named = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const endpoint = Object.entries(settings).flatMap(([name, readers]) =>
    (readers as readonly string[]).includes("endpoint") ? [name] : [],
  );
  // The folder of a host is a matter of the build.
  const explained = endpoint.filter((name) => name !== "PATH_PREFIX");
  expect([...new Set(named)].sort()).toEqual([...explained, "GATSBY_CONTACT_ENDPOINT"].sort());

  const docs = join(root, "docs");
  const guides = readdirSync(docs)
    .filter((name) => name.endsWith(".md"))
    .map((name) => readFileSync(join(docs, name), "utf8"))
    .join("\n");
  const unexplained = Object.entries(settings)
    .filter(([, readers]) => String(readers) !== "edit")
    .filter(([name]) => !(guides + example).includes(name));
  expect(unexplained).toEqual([]);
});
