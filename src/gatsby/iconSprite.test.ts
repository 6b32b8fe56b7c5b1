/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { iconNames, interfaceIconNames } from "../content/iconNames";
import { iconSpritePath, shapesOf, writeIconSprite } from "./iconSprite";

test("the sprite holds a drawing for every icon of content and interface", async () => {
  const root = mkdtempSync(join(tmpdir(), "sprite-"));
  await writeIconSprite(root);
  const svg = readFileSync(join(root, "public", iconSpritePath), "utf8");
  for (const name of [...iconNames, ...interfaceIconNames]) {
    const [, shapes] = new RegExp(`<symbol id="${name}" [^>]*>(.*?)</symbol>`).exec(svg) ?? [];
    expect(shapes).toMatch(/<(path|circle|rect)/);
  }
  rmSync(root, { recursive: true });
});

test("leaves how an icon is drawn to the styles of the page", () => {
  for (const name of [...iconNames, ...interfaceIconNames])
    expect(shapesOf(name)).not.toMatch(/stroke|fill="none"/);
});

test.each(["no-such-icon", "star-filled"])("refuses %s, which is no outline icon", (name) => {
  expect(() => shapesOf(name)).toThrow(`has no outline icon "${name}"`);
});
