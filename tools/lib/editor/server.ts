/** The server of `npm run edit`: serves the editor to this machine, from installed packages only. */
import { readFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join, normalize, resolve } from "node:path";
import { contentTokens } from "../../../src/content/editor/contentTokens";
import { editorConfig } from "../../../src/content/editor/editorConfig";
import { editorPage, startScript, type EditorPage } from "../../../src/content/editor/editorPage";
import { defaultLanguage, isLanguage, type Language } from "../../../src/i18n/languages";
import { contentDigests } from "./contentDigests";
import { PageMemory } from "./pagePaths";
import { framePage } from "./pages";
import { redirectGonePage } from "./redirects";
import { leadToSite, sitePath } from "./site";
import { tellState } from "./state";
import { pageIsThere } from "./waitForPage";

interface Answer {
  type: string;
  body: string | Buffer;
  policy?: string;
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

const script = (body: string): Answer => ({ type: "text/javascript", body });
const json = (value: unknown): Answer => ({
  type: "application/json",
  body: JSON.stringify(value),
});
const page = ({ html, policy }: EditorPage): Answer => ({ type: "text/html", body: html, policy });

/** Packages as the editor finds them, wherever npm has put them. */
const ofEditor = createRequire(resolve("node_modules/@sveltia/cms/package.json"));

/** Folders of files, by the address they are served at. */
const packages = {
  "/fonts/": "src/theme/fonts",
  "/sveltia/": "node_modules/@sveltia/cms",
  "/packages/exifr/": dirname(dirname(ofEditor.resolve("exifr"))),
  "/packages/immutable/": dirname(dirname(ofEditor.resolve("immutable"))),
};

/** A file of a package; its JSON files are imported as scripts. */
async function packageFile(root: string, path: string): Promise<Answer | undefined> {
  const [prefix, folder] = Object.entries(packages).find(([start]) => path.startsWith(start)) ?? [];
  if (!prefix || !folder) return undefined;
  const body = await readFile(
    join(resolve(root, folder), normalize(`/${path.slice(prefix.length)}`)),
  );
  const extension = extname(path);
  if (extension === ".json") return script(`export default ${body.toString("utf8")}`);
  return { type: types[extension] ?? "application/octet-stream", body };
}

function languageOf({ searchParams }: URL): Language {
  const asked = searchParams.get("language");
  return isLanguage(asked) ? asked : defaultLanguage;
}

interface Editor {
  /** The root of the project. */
  root: string;
  /** Where the site runs. */
  siteOrigin: string;
  memory: PageMemory;
}

async function answerTo({ root, siteOrigin }: Editor, address: URL, signal: AbortSignal) {
  const language = languageOf(address);
  switch (address.pathname) {
    case "/":
      return page(framePage(language, siteOrigin));
    case "/editor/":
      return page(editorPage(language));
    case "/start.js":
      return script(
        startScript(language, editorConfig(language, undefined, contentTokens(root)), {
          isLocal: true,
        }),
      );
    case "/files":
      return json(contentDigests(root));
    case "/page":
      return json(await pageIsThere(siteOrigin, address.searchParams.get("path") ?? "/", signal));
    default:
      return packageFile(root, address.pathname);
  }
}

/** What the paths that are asked for are relative to. */
const ownBase = "http://localhost";

/**
 * The server of the editor, not yet listening. It writes nothing but redirects: the editor saves
 * through the browser, into the folder that its user picks.
 */
export function editorServer(root: string, siteOrigin: string): Server {
  const editor = { root, siteOrigin, memory: new PageMemory() };
  // From now on a page that goes is one that has been there.
  editor.memory.gone(root);
  return createServer((request, response) => {
    const { url = "/" } = request;
    if (!URL.canParse(url, ownBase)) return response.writeHead(400).end();
    const address = new URL(url, ownBase);
    if (address.pathname === "/state") {
      return tellState(root, languageOf(address), editor.memory, response);
    }
    if (address.pathname === sitePath) {
      return void leadToSite(siteOrigin, address, languageOf(address), response);
    }
    if (request.method === "POST" && address.pathname === "/redirect") {
      const status = redirectGonePage(editor, request, address.searchParams.get("from"));
      return response.writeHead(status).end();
    }
    return send(editor, address, response);
  });
}

function send(editor: Editor, address: URL, response: ServerResponse): void {
  const left = new AbortController();
  response.once("close", () => left.abort());
  void answerTo(editor, address, left.signal)
    .catch(() => undefined)
    .then((answer) => {
      if (!answer) return response.writeHead(404).end();
      response.setHeader("content-type", `${answer.type}; charset=utf-8`);
      response.setHeader("cache-control", "no-cache");
      response.setHeader("x-content-type-options", "nosniff");
      if (answer.policy) response.setHeader("content-security-policy", answer.policy);
      return response.end(answer.body);
    });
}
