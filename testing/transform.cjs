/**
 * Compiles a file with esbuild, which takes a twentieth of Babel's time. As Babel's plugin for Jest
 * does, it puts `jest.mock` before the imports.
 */
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { transformSync } = require("esbuild");

const ownSource = readFileSync(__filename, "utf8");

/** A statement at the top of a file, as esbuild prints it. */
const mock = /^jest\.mock\((?:.*\);$|[^]*?^\}.*\);$)/gm;

module.exports = {
  // With its own source, so that an edit of this file counts.
  getCacheKey: (source, path, { configString }) =>
    createHash("sha256")
      .update(JSON.stringify([ownSource, source, path, configString]))
      .digest("hex"),
  process(source, path, { transformerConfig }) {
    const loader = path.endsWith("x") ? "tsx" : "ts";
    // By the ending `.mjs` it would import as Node does what Jest loads as CommonJS.
    const sourcefile = path.replace(/\.mjs$/, ".js");
    const { code, map } = transformSync(source, { ...transformerConfig, loader, sourcefile });
    const mocks = (code.match(mock) ?? []).join("").replaceAll("\n", " ");
    // Lines stay where the source map has them.
    const rest = code.replace(mock, (statement) => statement.replaceAll(/[^\n]/g, ""));
    return { code: `"use strict";${mocks}${rest}`, map };
  },
};
