/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { className, fileLetters } from "./classNames";

test("no two CSS Modules share the letters of their classes; if so, give the new one another name", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const prefixes = files.filter((file) => file.endsWith(".module.css")).map(fileLetters);
  expect(prefixes.length).toBeGreaterThan(0);
  expect(prefixes.filter((prefix, index) => prefixes.indexOf(prefix) !== index)).toEqual([]);
});

test("every class and animation of a file has a name of its own, and no other file changes it", () => {
  const folder = mkdtempSync(join(tmpdir(), "fts-css-"));
  try {
    const file = join(folder, "Card.module.css");
    const names = ["root", "big-card", ...Array.from({ length: 120 }, (_, index) => `n${index}`)];
    const rules = names.map((name) => `.${name}, .root .${name} { inset: 0.5rem }`);
    writeFileSync(file, `${rules.join("\n")}\n@keyframes spin { to { rotate: 1turn } }`);
    const built = [...names, "spin"].map((name) => className(file, name));
    expect(new Set(built).size).toBe(names.length + 1);
    expect(built.every((name) => /^[a-z]{4,5}$/i.test(name))).toBe(true);
    expect(built[0]).toBe(`${fileLetters("Card.module.css")}a`);
    expect(() => className(file, "absent")).toThrow('no class or animation "absent"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
