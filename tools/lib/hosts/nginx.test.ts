/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contactLocation, serverBlock } from "./nginx";

test("takes the configuration of the guide for another folder and port", () => {
  const guide = readFileSync(join(__dirname, "../../../docs/deploy.md"), "utf8");
  const block = serverBlock(guide, "/tmp/site", 8080);
  expect(block).toContain("include /tmp/site/.host/nginx-maps.conf;");
  expect(block).toContain("listen 127.0.0.1:8080;");
  expect(block).not.toContain("/srv/fts");
});

test("takes the location of the endpoint for another address", () => {
  const guide = readFileSync(join(__dirname, "../../../docs/contact.md"), "utf8");
  expect(contactLocation(guide, "http://127.0.0.1:8080/")).toContain(
    "proxy_pass http://127.0.0.1:8080;",
  );
});

test("refuses a guide without one", () => {
  expect(() => contactLocation("# Messages", "")).toThrow("docs/contact.md");
  expect(() => serverBlock("# Deploy", "/tmp/site", 8080)).toThrow("docs/deploy.md");
});
