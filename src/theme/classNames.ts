/**
 * The class names of CSS Modules in the built site. A page holds hundreds of them, so they are short:
 * three letters for the file, and one or two for the class. The build, the tests of components and
 * those of the built site all take them from here.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A number in letters, the last place first. */
function spell(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (letters[number % letters.length] ?? "") + (rest > 0 ? spell(rest - 1) : "");
}

/** The letters of a CSS Module, by the name of its file; no two files may share them. */
export function fileLetters(path: string): string {
  const hash = createHash("sha256").update(basename(path)).digest();
  return [0, 4, 8].map((at) => letters[hash.readUInt32BE(at) % letters.length]).join("");
}

/** Classes and animations, in the order of a file. */
const localName = /(?:\.|@keyframes )(-?[_a-z][\w-]*)/gi;

/**
 * What a name of a CSS Module becomes in the built site.
 * @throws if the file does not hold the name, or cannot be read.
 */
export function className(path: string, local: string): string {
  const names = Array.from(readFileSync(path, "utf8").matchAll(localName), ([, name]) => name);
  const place = [...new Set(names)].indexOf(local);
  if (place === -1) throw new Error(`${path} has no class or animation "${local}".`);
  return fileLetters(path) + spell(place);
}
