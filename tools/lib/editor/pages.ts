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
  #outside, #gone p { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin: 0; }
  #outside, #gone { padding: 8px 16px; background: #4a3a12; }
  #outside p { margin: 0; }
  [hidden] { display: none !important; }
  #issues, #pictures { max-block-size: 30%; overflow: auto; padding: 8px 16px; background: #3a1d1d; }
  #pictures { background: #4a3a12; }
  #issues p, #issues ul, #pictures p, #pictures ul { margin: 0; }
  #issues a, #pictures a { color: #f4d873; }
  @media (max-width: 60em) { main { flex-direction: column; } }
`;

/** The frame follows what is edited: the site shows its page, and the list what has to be corrected. */
const frameScript = (language: Language, redirect: string) => `
const [editor, site] = document.querySelectorAll("iframe");
const issues = document.querySelector("#issues");
const outside = document.querySelector("#outside");
const gone = document.querySelector("#gone");
const columns = document.querySelector("#columns");
let state = { pages: {} };
let shown;
/** The entry that was asked for last: the editor may be loading its files anew. */
let wanted;
let waiting = new AbortController();

/** The page of the entry that is open, once the site has it. */
async function showPage(isNew) {
  const [, collection, entry] = /#\\/collections\\/([^/]+)\\/entries\\/([^/?]+)/.exec(editor.contentWindow.location.hash) ?? [];
  const path = state.pages[collection + "/" + entry];
  if (!path || path === shown) return;
  waiting.abort();
  const { signal } = (waiting = new AbortController());
  if (isNew) {
    const answer = await fetch("/page?path=" + encodeURIComponent(path), { signal }).catch(() => undefined);
    if (!answer?.ok || signal.aborted) return;
  }
  shown = path;
  site.src = ${JSON.stringify(siteAddress(language, ""))} + encodeURIComponent(path);
}

function follow() {
  if (!state.files) return;
  outside.hidden = editor.contentWindow.followFiles?.(state.files) ?? true;
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
      wanted = editor.contentWindow.location.hash = name.hash;
    });
  }
  const item = document.createElement("li");
  item.append(name, " ", message);
  return item;
}

function goneItem({ from, to }) {
  const item = document.createElement("p");
  const path = document.createElement("bdi");
  path.textContent = from;
  const button = document.createElement("button");
  const target = document.createElement("bdi");
  target.textContent = to;
  button.append(${JSON.stringify(redirect)} + " ", target);
  button.addEventListener("click", () => fetch("/redirect?from=" + encodeURIComponent(from), { method: "POST" }));
  item.append(path, button);
  return item;
}

function list(section, found) {
  section.hidden = found.length === 0;
  section.querySelector("ul").replaceChildren(...found.map(itemOf));
}

editor.addEventListener("load", () => {
  if (wanted) editor.contentWindow.location.hash = wanted;
  editor.contentWindow.addEventListener("hashchange", () => {
    wanted = undefined;
    void showPage(false);
    follow();
  });
  showColumns();
});
columns.checked = localStorage.getItem("columns") === "yes";
columns.addEventListener("change", showColumns);
outside.querySelector("button").addEventListener("click", () => {
  outside.hidden = true;
  void editor.contentWindow.loadFiles();
});
new EventSource("/state?language=${language}").addEventListener("message", ({ data }) => {
  const isFirst = !state.files;
  state = JSON.parse(data);
  list(issues, state.issues);
  list(document.querySelector("#pictures"), state.pictures);
  gone.hidden = state.gone.length === 0;
  gone.querySelector("div").replaceChildren(...state.gone.map(goneItem));
  void showPage(!isFirst);
  follow();
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
  const script = frameScript(language, translate(pageWords.redirect));
  return {
    html: documentOf(
      language,
      translate(pageWords.title),
      `<style>${frameStyle}</style>`,
      `<nav>${links.join("")}<label><input type="checkbox" id="columns"> ${translate(pageWords.columns)}</label></nav>
<section id="outside" role="alert" hidden><p>${translate(pageWords.outside)}</p><button>${translate(pageWords.load)}</button></section>
<section id="gone" role="alert" hidden>${translate(pageWords.gone)}<div></div></section>
<section id="issues" role="status" hidden><p>${translate(pageWords.held)}</p><ul></ul></section>
<section id="pictures" role="note" hidden><p>${translate(pageWords.blurred)}</p><ul></ul></section>
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
