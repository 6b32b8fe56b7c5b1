/** The frame of `npm run edit`: the editor beside the running site. */
import {
  documentOf,
  hashOf,
  pageWords,
  policyOf,
  type Page,
} from "../../../src/content/editor/editorPage";
import { editorWords } from "../../../src/content/editor/editorWords";
import { languageCodes, languages, type Language } from "../../../src/i18n/languages";

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
