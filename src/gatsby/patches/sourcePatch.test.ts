/** @jest-environment node */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { addresses } from "./addresses";
import { sourcePatches, type SourcePatch } from "./sourcePatch";

type Loader = (this: { getOptions: () => SourcePatch }, source: string) => string;
const loader = jest.requireActual<Loader>("./replaceLoader.cjs");
const apply = (patch: SourcePatch, source: string) =>
  loader.call({ getOptions: () => patch }, source);

const sourceOf = ({ file }: SourcePatch) =>
  readFileSync(
    resolve(
      file
        .replace(/^\/\.cache/, "node_modules/gatsby/cache-dir")
        .replace(/^\/(?!\w*node)/, "node_modules/"),
    ),
    "utf8",
  );

test.each(addresses.map((patch) => [patch.file, patch] as const))(
  "%s holds what is replaced",
  (_, patch) => {
    const source = sourceOf(patch);
    expect(apply(patch, source)).not.toBe(source);
  },
);

test("names the patch and the package where it no longer does", () => {
  for (const patch of addresses) {
    expect(() => apply(patch, "export {}")).toThrow(`src/gatsby/patches/${patch.name}.ts: `);
    expect(() => apply(patch, "export {}")).toThrow(patch.package);
    const twice = sourceOf(patch).repeat(2);
    expect(() => apply(patch, twice)).toThrow("holds 2 times what the patch replaces once");
  }
});

/** What the build is told of a bundle of some files. */
function errorsOf(files: readonly string[]): Error[] {
  const compilation = {
    errors: [] as Error[],
    hooks: {
      finishModules: {
        tap: (_: string, run: (modules: object[]) => void) =>
          run(files.map((resource) => ({ resource }))),
      },
    },
  };
  const { check } = sourcePatches(addresses);
  check.apply({
    hooks: { thisCompilation: { tap: (_, run) => run(compilation) } },
  });
  return compilation.errors;
}

test("names them where a file is no part of the bundle any more", () => {
  const files = addresses.map(({ file }) => `/project${file}`);
  expect(errorsOf(files)).toEqual([]);
  const [gone, ...others] = files;
  expect(gone).toContain("scroll-handler");
  expect(errorsOf(others).map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^src\/gatsby\/patches\/addresses\.ts: gatsby-react-router-scroll has no /,
    ),
  ]);
});

test("a file is patched by its own rule, whatever separates its folders", () => {
  const { rules } = sourcePatches(addresses);
  const matching = (path: string) => rules.filter(({ resource }) => resource(path)).length;
  for (const { file } of addresses) {
    expect(matching(`/project${file}`)).toBe(1);
    expect(matching(`C:\\project${file.replaceAll("/", "\\")}`)).toBe(1);
    expect(matching(`/project${file}.map`)).toBe(0);
  }
});
