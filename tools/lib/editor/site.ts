/** The site in the frame of `npm run edit`, which may still be starting. */
import type { ServerResponse } from "node:http";
import { documentOf, hashOf, pageWords, policyOf } from "../../../src/content/editor/editorPage";
import { editorWords } from "../../../src/content/editor/editorWords";
import type { Language } from "../../../src/i18n/languages";

/** The address that leads to the site. */
export const sitePath = "/site";

/** The address that leads to a page of the site, by its path. */
export const siteAddress = (language: Language, path: string): string =>
  `${sitePath}?language=${language}&path=${encodeURIComponent(path)}`;

const isRunning = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

const style = `
  html { color-scheme: dark; }
  body { display: grid; place-content: center; min-block-size: 100vh; margin: 0; padding: 16px; box-sizing: border-box; background: #000; color: #e8e6e1; font: 16px/1.5 system-ui, sans-serif; text-align: center; }
`;

/** Seconds until the frame asks again. */
const askAgainAfter = 2;

/** Leads to the page of the site that is asked for, or says that the site starts, and asks again. */
export async function leadToSite(
  origin: string,
  { searchParams }: URL,
  language: Language,
  response: ServerResponse,
): Promise<void> {
  const runs = await isRunning(origin);
  const path = searchParams.get("path") ?? "/";
  const { pathname } = new URL(URL.canParse(path, origin) ? path : "/", origin);
  const words = editorWords(language)(pageWords.starts);
  response
    .writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": policyOf({ "style-src": hashOf(style) }),
      // No redirect, of which tools/editing-pictures.ts could not change the answer.
      refresh: runs ? `0; url=${origin}${pathname}` : `${askAgainAfter}`,
    })
    .end(documentOf(language, words, `<style>${style}</style>`, runs ? "" : `<p>${words}</p>`));
}
