/** The editor of a deployed site: its pages and the files of its packages. */
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { contentTokens } from "../contentTokens";
import { editorConfig } from "../editorConfig";
import { publishedPage } from "../editorPage";
import { editorFonts } from "../editorStyle";
import { editorPath, isEditor } from "../../../hosting/editor";
import { languageCodes } from "../../../i18n/languages";
import type { EditorBackend } from "./editorBackend";
import { digest, writeAtomically, writeOnce } from "../../../hosting/build/files";
import { hashDigits } from "../../../hosting/headerRules";
import { publicFiles } from "../../../hosting/build/publicFiles";

interface PackageFile {
  /** Where it is served, below the address of the packages. */
  path: string;
  data: Buffer | string;
}

/** The languages that the editor's interface speaks besides English, which it carries in itself. */
const interfaceLanguages = (cms: string) =>
  languageCodes.filter((code) => existsSync(join(cms, `locales/${code}.json`)));

/** What the editor loads while it runs: no source map, and no language that the site does not have. */
async function packageFiles(project: string): Promise<PackageFile[]> {
  const manifest = join(project, "node_modules/@sveltia/cms/package.json");
  if (!existsSync(manifest)) {
    throw new Error("EDITOR_BACKEND is set, but the editor is not installed: npm ci --include=dev");
  }
  const cms = dirname(manifest);
  // Its own versions of these, wherever npm has put them.
  const { resolve } = createRequire(manifest);
  const files = (await publicFiles(join(cms, "npm"))).filter((path) => !path.endsWith(".map"));
  const sources = [
    ...files.map((path) => [`/sveltia/npm${path}`, join(cms, "npm", path)]),
    ...editorFonts.map((font) => [`/fonts/${font}`, join(project, "src/theme/fonts", font)]),
    ["/packages/exifr/dist/lite.esm.mjs", join(dirname(resolve("exifr")), "lite.esm.mjs")],
    [
      "/packages/immutable/dist/immutable.es.js",
      join(dirname(resolve("immutable")), "immutable.es.js"),
    ],
  ] as const;
  return Promise.all([
    ...sources.map(async ([path, file]) => ({ path, data: await readFile(file) })),
    ...interfaceLanguages(cms).map(async (code) => ({
      path: `/sveltia/locales/${code}.js`,
      data: `export default ${await readFile(join(cms, `locales/${code}.json`), "utf8")}`,
    })),
  ]);
}

/**
 * Removes the editor's pages that an earlier build has left: no step of the build takes them for pages
 * of the site.
 * @param given paths of files that were put into static/, which are not removed
 */
export async function removeEditor(root: string, given: ReadonlySet<string>): Promise<void> {
  const left = (await publicFiles(root)).filter((path) => isEditor(path) && !given.has(path));
  for (const path of left) await rm(join(root, path));
}

/**
 * Writes the editor into a built site: a page per language, which no page of the site names, and the
 * files of its packages, under a name that ends with a hash of what is in them.
 * @returns rejects when the packages are not installed.
 */
export async function writeEditor(site: {
  project: string;
  /** The folder of the built site. */
  root: string;
  pathPrefix: string;
  editor: EditorBackend;
}): Promise<void> {
  const { project, root, pathPrefix } = site;
  const { backend, hosts } = site.editor;
  const files = await packageFiles(project);
  const hash = digest(...files.flatMap(({ path, data }) => [path, data])).slice(0, hashDigits);
  const name = `editor-packages-${hash}`;
  for (const { path, data } of files) await writeOnce(join(root, "static", name, path), data);

  const base = `${pathPrefix}/static/${name}`;
  const imports = Object.fromEntries(
    files.flatMap(({ path }) => {
      const locale = /^\/sveltia\/locales\/(.+)\.js$/.exec(path)?.[1];
      // The package imports its words as JSON, which no browser takes for a script.
      return locale ? [[`${base}/sveltia/locales/${locale}.json`, base + path]] : [];
    }),
  );
  for (const language of languageCodes) {
    const config = { ...editorConfig(language, undefined, contentTokens(project)), backend };
    const html = publishedPage({ language, config, base, imports, hosts });
    await writeAtomically(join(root, editorPath(language), "index.html"), html);
  }
}
