/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { iconNames } from "../content/iconNames";
import { iconSpritePath, shapesOf, writeIconSprite } from "./iconSprite";

test("the sprite holds a drawing for every icon that content may ask for", async () => {
  const root = mkdtempSync(join(tmpdir(), "sprite-"));
  await writeIconSprite(root);
  const svg = readFileSync(join(root, "public", iconSpritePath), "utf8");
  for (const name of iconNames) {
    const [, shapes] = new RegExp(`<symbol id="${name}" [^>]*>(.*?)</symbol>`).exec(svg) ?? [];
    expect(shapes).toMatch(/<(path|circle|rect)/);
  }
  rmSync(root, { recursive: true });
});

test("leaves how an icon is drawn to the styles of the page", () => {
  for (const name of iconNames) expect(shapesOf(name)).not.toMatch(/stroke|fill="none"/);
});

test("names an icon that Tabler does not have", () => {
  expect(() => shapesOf("no-such-icon")).toThrow('Tabler has no icon "no-such-icon"');
});
