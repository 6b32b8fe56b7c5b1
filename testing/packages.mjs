import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const { resolve } = createRequire(import.meta.url);
const folder = fileURLToPath(new URL("../node_modules/.cache/jest/", import.meta.url));
const names = [
  ...["carousel", "core", "form", "hooks", "notifications"].map((name) => `@mantine/${name}`),
  ...["dom", "jest-dom", "react", "user-event"].map((name) => `@testing-library/${name}`),
  "zod",
];
const fileOf = (name) => `${folder}${name}.js`;

const installed = resolve("../node_modules/.package-lock.json");
const isNew = (file) =>
  [installed, fileURLToPath(import.meta.url)].every(
    (source) => statSync(file).mtimeMs > statSync(source).mtimeMs,
  );

if (!names.every((name) => existsSync(fileOf(name)) && isNew(fileOf(name)))) {
  buildSync({
    entryPoints: names.map((name) => ({ in: resolve(name), out: name })),
    outdir: folder,
    bundle: true,
    platform: "node",
    // What must be there once; React also for what is not in the list.
    external: [...names, "react", "react-dom", "embla-carousel"],
  });
}

/**
 * Where Jest finds packages of hundreds of small files: each in one file, since Jest loads all of
 * them anew for every test file.
 */
export const packages = {
  [`^(${names.join("|")})$`]: "<rootDir>/node_modules/.cache/jest/$1.js",
};
