/** @jest-environment node */
import { judgeOrigin } from "./origin";

const allowed = [{ origin: "https://fts.example" }, { origin: "https://www.fts.example" }];

it.each([
  ["no page", {}, "own"],
  ["the same host", { origin: "http://localhost:8000", host: "localhost:8000" }, "own"],
  ["the default port", { origin: "https://fts.example", host: "fts.example:443" }, "own"],
  ["a name with a dot at its end", { origin: "https://fts.example.", host: "FTS.example" }, "own"],
  ["the same with a port", { origin: "https://fts.example", host: "fts.example.:443" }, "own"],
  [
    "a browser behind a proxy that changes Host",
    { origin: "https://x.example", host: "127.0.0.1", "sec-fetch-site": "same-origin" },
    "own",
  ],
  ["a configured site", { origin: "https://fts.example", host: "127.0.0.1" }, "allowed"],
  ["another site", { origin: "https://evil.example", host: "fts.example" }, "foreign"],
  ["another port", { origin: "http://fts.example:81", host: "fts.example" }, "foreign"],
  ["a host that starts alike", { origin: "https://fts.example.evil.example" }, "foreign"],
  ["a sandboxed page", { origin: "null", host: "fts.example" }, "foreign"],
  ["no origin, but another site", { "sec-fetch-site": "cross-site" }, "foreign"],
  ["nonsense", { origin: "%%%", host: "fts.example" }, "foreign"],
])("judges %s", (_case, headers, kind) => {
  expect(judgeOrigin(headers, allowed).kind).toBe(kind);
});
