/** The pages of `npm run edit`: the editor, and the frame that shows it beside the running site. */
import { createHash } from "node:crypto";
import { editorWords } from "../../../src/content/editor/editorWords";
import { languageCodes, languages, type Language } from "../../../src/i18n/languages";

/** What the pages say in their own words. */
export const pageWords = {
  title: "Edit the website",
  editor: "Editor",
  site: "The website as it looks now",
} as const;

/** Packages that the editor loads when it reads a picture. */
const imports = {
  imports: {
    "exifr/dist/lite.esm.mjs": "/packages/exifr/dist/lite.esm.mjs",
    immutable: "/packages/immutable/dist/immutable.es.js",
  },
};

export interface Page {
  html: string;
  /** Its content security policy: nothing is asked of any other machine. */
  policy: string;
}

const policyOf = (directives: Record<string, string>) =>
  Object.entries({
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    ...directives,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");

const documentOf = (language: Language, title: string, head: string, body: string) =>
  `<!doctype html>
<html lang="${language}" dir="${languages[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;

const frameStyle = `
  html, body { block-size: 100%; margin: 0; background: #000; color: #e8e6e1; font: 14px/1.4 "Source Sans 3", system-ui, sans-serif; }
  body { display: flex; flex-direction: column; }
  nav { display: flex; gap: 16px; padding: 8px 16px; }
  nav a { color: inherit; }
  nav a[aria-current] { color: #d8b15a; text-decoration: none; }
  main { display: flex; flex: 1; min-block-size: 0; gap: 1px; background: #333; }
  iframe { flex: 1; min-inline-size: 0; border: 0; background: #fff; }
  @media (max-width: 60em) { main { flex-direction: column; } }
`;

const hashOf = (source: string) =>
  `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

/** The editor beside the site that runs at an origin. */
export function framePage(language: Language, siteOrigin: string): Page {
  const say = editorWords(language);
  const links = languageCodes.map(
    (code) =>
      `<a href="/?language=${code}" lang="${code}" hreflang="${code}"${code === language ? ' aria-current="page"' : ""}>${languages[code].label}</a>`,
  );
  const site = `${siteOrigin}${languages[language].pathPrefix}/`;
  return {
    html: documentOf(
      language,
      say(pageWords.title),
      `<style>${frameStyle}</style>`,
      `<nav>${links.join("")}</nav>
<main>
<iframe src="/editor/?language=${language}" title="${say(pageWords.editor)}"></iframe>
<iframe src="${site}" title="${say(pageWords.site)}"></iframe>
</main>`,
    ),
    policy: policyOf({
      "style-src": hashOf(frameStyle),
      "frame-src": `'self' ${siteOrigin}`,
      "img-src": "'self'",
    }),
  };
}

/** The editor alone. */
export function editorPage(language: Language): Page {
  const map = JSON.stringify(imports);
  return {
    html: documentOf(
      language,
      editorWords(language)(pageWords.editor),
      `<script type="importmap">${map}</script>
<script type="module" src="/start.js?language=${language}"></script>`,
      "",
    ),
    policy: policyOf({
      "script-src": `'self' ${hashOf(map)} 'wasm-unsafe-eval'`,
      "style-src": "'self' 'unsafe-inline'",
      "font-src": "'self'",
      "img-src": "'self' data: blob:",
      "connect-src": "'self' data: blob:",
      "worker-src": "'self' blob:",
      "frame-ancestors": "'self'",
    }),
  };
}
