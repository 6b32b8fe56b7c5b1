/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeHostFiles } from "./hostFiles";

describe("writeHostFiles", () => {
  const root = mkdtempSync(join(tmpdir(), "host-"));
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ["https://fts.example", true],
    ["http://localhost:8000", false],
  ])("asks for https on %s: %p", async (siteUrl, expected) => {
    writeFileSync(join(root, "favicon.svg"), "<svg/>");
    writeFileSync(join(root, "favicon.svg.br"), "compressed");
    writeFileSync(join(root, "redirects.json"), "[]");
    await writeHostFiles(root, siteUrl, "");
    const headers = readFileSync(join(root, "_headers"), "utf8");
    const nginx = readFileSync(join(root, ".host/nginx-headers.conf"), "utf8");
    expect(headers.includes("Strict-Transport-Security")).toBe(expected);
    expect(nginx.includes("Strict-Transport-Security")).toBe(expected);
    expect(headers).toContain("/favicon.svg\n");
    expect(headers).not.toContain("/favicon.svg.br");
    expect(nginx).toContain('add_header Cache-Control "$cache_control" always;');
  });
});
