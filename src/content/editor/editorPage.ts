/** The page of the editor alone, for this machine (`npm run edit`) and for a deployed site. */
import { createHash } from "node:crypto";
import type { CmsConfig } from "@sveltia/cms";
import { languages, type Language } from "../../i18n/languages";
import { editorStyle } from "./editorStyle";
import { editorWords } from "./editorWords";

/** What the pages of the editor say in their own words. */
export const pageWords = {
  title: "Edit the website",
  editor: "Editor",
  site: "The website as it looks now",
  columns: "Languages side by side",
  held: "The website does not follow until this is corrected:",
  starts: "The website is starting. It appears here by itself once it runs.",
} as const;

export interface EditorPage {
  html: string;
  /** Its content security policy. */
  policy: string;
}

/** A policy that allows nothing but what the directives say. */
export const policyOf = (directives: Record<string, string>) =>
  Object.entries({
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    ...directives,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");

/** A script or style as a policy names it. */
export const hashOf = (source: string) =>
  `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

/** A whole document in a language. */
export const documentOf = (language: Language, title: string, head: string, body: string) =>
  `<!doctype html>
<html lang="${language}" dir="${languages[language].dir}">
<head>
<meta charset="utf-8">
${head}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
${body}
</body>
</html>
`;

/**
 * Packages that the editor loads when it reads a picture.
 * @param base the address that the packages are served below
 */
const importsBelow = (base: string) => ({
  "exifr/dist/lite.esm.mjs": `${base}/packages/exifr/dist/lite.esm.mjs`,
  immutable: `${base}/packages/immutable/dist/immutable.es.js`,
});

/** What the editor asks of its own page, whose hosts are named besides. */
const policyWith = (scripts: string, hosts: readonly string[] = []) => ({
  "script-src": `'self' ${scripts} 'wasm-unsafe-eval'`,
  "style-src": "'self' 'unsafe-inline'",
  "font-src": "'self'",
  "img-src": "'self' data: blob:",
  "connect-src": ["'self'", "data:", "blob:", ...hosts].join(" "),
  "worker-src": "'self' blob:",
});

/** Starts the editor in a language; its interface follows the language of the labels. */
export const startScript = (language: Language, config: CmsConfig, base = "") => `
const preferences = "sveltia-cms.prefs";
const stored = JSON.parse(localStorage.getItem(preferences) ?? "{}");
localStorage.setItem(preferences, JSON.stringify({ ...stored, locale: "${language}", closeOnSave: false }));
window.CMS_MANUAL_INIT = true;
const { init } = await import("${base}/sveltia/npm/index.js");
await init({ config: ${JSON.stringify(config)} });
`;

/** On this machine nobody signs in: of the ways to start, only the folder is offered. */
const folderOnly = ".buttons > button.secondary { display: none; }";

/** The editor on this machine. */
export function editorPage(language: Language): EditorPage {
  const map = JSON.stringify({ imports: importsBelow("") });
  return {
    html: documentOf(
      language,
      editorWords(language)(pageWords.editor),
      `<style>${folderOnly}${editorStyle()}</style>
<script type="importmap">${map}</script>
<script type="module" src="/start.js?language=${language}"></script>`,
      "",
    ),
    policy: policyOf({ ...policyWith(hashOf(map)), "frame-ancestors": "'self'" }),
  };
}

/** Without the frame's switch the window decides whether languages stand side by side. */
const besideWhereWide = `
document.documentElement.classList.toggle("columns", matchMedia("(min-width: 60em)").matches);
`;

export interface PublishedEditor {
  language: Language;
  config: CmsConfig;
  /** The address that its packages are served below. */
  base: string;
  /** Addresses of modules that are served under another one. */
  imports: Readonly<Record<string, string>>;
  /** What it may ask besides the site's own host. */
  hosts: readonly string[];
}

/** The editor on a deployed site: with its policy in the page, and kept out of search engines. */
export function publishedPage({ language, config, base, imports, hosts }: PublishedEditor): string {
  const map = JSON.stringify({ imports: { ...importsBelow(base), ...imports } });
  // Nothing in the configuration may end the script.
  const start = (besideWhereWide + startScript(language, config, base)).replaceAll("<", "\\u003c");
  const policy = policyOf(policyWith(`${hashOf(map)} ${hashOf(start)}`, hosts));
  return documentOf(
    language,
    editorWords(language)(pageWords.editor),
    `<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex, nofollow">
<style>${editorStyle(base)}</style>
<script type="importmap">${map}</script>
<script type="module">${start}</script>`,
    "",
  );
}
