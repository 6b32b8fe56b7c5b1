/** The page of the editor alone, for this machine (`npm run edit`) and for a deployed site. */
import { createHash } from "node:crypto";
import type { CmsConfig } from "@sveltia/cms";
import { languages, type Language } from "../../i18n/languages";
import { editorStyle } from "./editorStyle";
import { editorWords } from "./editorWords";
import { folderScript, folderStyle } from "./scripts/folder";
import { outsideScript } from "./scripts/outside";
import { typedScript } from "./scripts/typed";
import { unsavedScript } from "./scripts/unsaved";

/** What the pages of the editor say in their own words. */
export const pageWords = {
  title: "Edit the website",
  editor: "Editor",
  site: "The website as it looks now",
  columns: "Languages side by side",
  held: "The website does not follow until this is corrected:",
  starts: "The website is starting. It appears here by itself once it runs.",
  blurred: "These pictures are small and will look blurred:",
  unsaved: "Your changes to this entry are not saved. Leave it without saving them?",
  outside: "Files were changed outside of the editor. Loading them drops what you have not saved.",
  load: "Load the files",
  changed:
    "Not saved, because this entry was changed outside of the editor. Copy what you have written, then press “Load the files” above.",
  ended: "Not saved, because “npm run edit” has ended. Start it again, then save.",
  unsupported: "This browser cannot edit files. Open this address in Chrome or Edge.",
  refused:
    "The editor needs the project’s folder. Press the button again, choose the folder, and allow it to be edited.",
  other: "This is another folder. Choose the one of the project, which holds “content”.",
  number: "This is no number. Write it in digits, like 4900 or 4900.50.",
  color: "This is no colour. Choose one, or write # and six digits, like #b57e10.",
  gone: "Visitors who still have the address of this page can be led to another one:",
  redirect: "Lead them to",
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

/** The directives that the editor needs, with the hosts that it may connect to. */
const policyWith = (scripts: string, hosts: readonly string[] = []) => ({
  "script-src": `'self' ${scripts} 'wasm-unsafe-eval'`,
  "style-src": "'self' 'unsafe-inline'",
  "font-src": "'self'",
  "img-src": "'self' data: blob:",
  "connect-src": ["'self'", "data:", "blob:", ...hosts].join(" "),
  "worker-src": "'self' blob:",
});

export interface StartOptions {
  /** Whether it saves into a folder of this machine. */
  isLocal?: boolean;
  /** The address that its packages are served below. */
  base?: string;
}

/** Starts the editor in a language; its interface follows the language of the labels. */
export function startScript(
  language: Language,
  config: CmsConfig,
  { isLocal = false, base = "" }: StartOptions = {},
): string {
  const translate = editorWords(language);
  const words = Object.fromEntries(
    Object.entries(pageWords).map(([name, english]) => [name, translate(english)]),
  ) as Record<keyof typeof pageWords, string>;
  return `
const config = ${JSON.stringify(config)};
${unsavedScript(words.unsaved)}
{${typedScript(words)}}
${isLocal ? `{${folderScript(words)}}` : ""}
const preferences = "sveltia-cms.prefs";
const stored = JSON.parse(localStorage.getItem(preferences) ?? "{}");
localStorage.setItem(preferences, JSON.stringify({ ...stored, locale: "${language}", closeOnSave: false }));
window.CMS_MANUAL_INIT = true;
const { init, registerEventListener } = await import("${base}/sveltia/npm/index.js");
${isLocal ? outsideScript(language, words) : ""}
await init({ config });
`;
}

/** On this machine nobody signs in: of the ways to start, only the folder is offered. */
const folderOnly = ".buttons > button.secondary { display: none; }";

/** The editor on this machine. */
export function editorPage(language: Language): EditorPage {
  const map = JSON.stringify({ imports: importsBelow("") });
  return {
    html: documentOf(
      language,
      editorWords(language)(pageWords.editor),
      `<style>${folderOnly}${folderStyle}${editorStyle()}</style>
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
  const start = (besideWhereWide + startScript(language, config, { base })).replaceAll(
    "<",
    "\\u003c",
  );
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
