/** The frame of `npm run edit`: the editor beside the running site. */
import {
  documentOf,
  hashOf,
  pageWords,
  policyOf,
  type EditorPage,
} from "../../../src/content/editor/editorPage";
import { editorWords } from "../../../src/content/editor/editorWords";
import { languageCodes, languages, type Language } from "../../../src/i18n/languages";
import { siteAddress } from "./site";

const frameStyle = `
  html, body { block-size: 100%; margin: 0; background: #000; color: #e8e6e1; font: 14px/1.4 "Source Sans 3", system-ui, sans-serif; }
  body { display: flex; flex-direction: column; }
  nav { display: flex; flex-wrap: wrap; gap: 16px; padding: 8px 16px; }
  nav label { margin-inline-start: auto; }
  nav a { color: inherit; }
  nav a[aria-current] { color: #d8b15a; text-decoration: none; }
  main { display: flex; flex: 1; min-block-size: 0; gap: 1px; background: #333; }
  iframe { flex: 1; min-inline-size: 0; border: 0; background: #fff; }
  #issues { max-block-size: 30%; overflow: auto; padding: 8px 16px; background: #3a1d1d; }
  #issues p, #issues ul { margin: 0; }
  #issues a { color: #f4d873; }
  @media (max-width: 60em) { main { flex-direction: column; } }
`;

/** The frame follows what is edited: the site shows its page, and the list what has to be corrected. */
const frameScript = (language: Language) => `
const [editor, site] = document.querySelectorAll("iframe");
const issues = document.querySelector("#issues");
const columns = document.querySelector("#columns");
let pages = {};

function showPage() {
  const [, collection, entry] = /#\\/collections\\/([^/]+)\\/entries\\/([^/?]+)/.exec(editor.contentWindow.location.hash) ?? [];
  const path = pages[collection + "/" + entry];
  if (path) site.src = ${JSON.stringify(siteAddress(language, ""))} + encodeURIComponent(path);
}

function showColumns() {
  editor.contentDocument.documentElement.classList.toggle("columns", columns.checked);
  localStorage.setItem("columns", columns.checked ? "yes" : "no");
}

function itemOf({ place, message, entry }) {
  const name = document.createElement(entry ? "a" : "span");
  name.textContent = place;
  if (entry) {
    const [collection, id] = entry.split("/");
    name.href = "#/collections/" + collection + "/entries/" + id;
    name.addEventListener("click", (event) => {
      event.preventDefault();
      editor.contentWindow.location.hash = name.hash;
    });
  }
  const item = document.createElement("li");
  item.append(name, " ", message);
  return item;
}

editor.addEventListener("load", () => {
  editor.contentWindow.addEventListener("hashchange", showPage);
  showColumns();
});
columns.checked = localStorage.getItem("columns") === "yes";
columns.addEventListener("change", showColumns);
new EventSource("/state?language=${language}").addEventListener("message", ({ data }) => {
  const state = JSON.parse(data);
  pages = state.pages;
  issues.hidden = state.issues.length === 0;
  issues.querySelector("ul").replaceChildren(...state.issues.map(itemOf));
});
`;

/** The editor beside the site that runs at an origin. */
export function framePage(language: Language, siteOrigin: string): EditorPage {
  const translate = editorWords(language);
  const links = languageCodes.map(
    (code) =>
      `<a href="/?language=${code}" lang="${code}" hreflang="${code}"${code === language ? ' aria-current="page"' : ""}>${languages[code].label}</a>`,
  );
  const site = siteAddress(language, `${languages[language].pathPrefix}/`);
  const script = frameScript(language);
  return {
    html: documentOf(
      language,
      translate(pageWords.title),
      `<style>${frameStyle}</style>`,
      `<nav>${links.join("")}<label><input type="checkbox" id="columns"> ${translate(pageWords.columns)}</label></nav>
<section id="issues" role="status" hidden><p>${translate(pageWords.held)}</p><ul></ul></section>
<main>
<iframe src="/editor/?language=${language}" title="${translate(pageWords.editor)}"></iframe>
<iframe src="${site.replaceAll("&", "&amp;")}" title="${translate(pageWords.site)}"></iframe>
</main>
<script>${script}</script>`,
    ),
    policy: policyOf({
      "style-src": hashOf(frameStyle),
      "script-src": hashOf(script),
      "connect-src": "'self'",
      "frame-src": `'self' ${siteOrigin}`,
      "img-src": "'self'",
    }),
  };
}
