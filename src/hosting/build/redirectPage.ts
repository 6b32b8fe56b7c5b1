import { languages, type Language } from "../../i18n/languages";
import { absoluteUrl } from "../../i18n/paths";

/** The words of a redirect page in one language. */
export interface RedirectWords {
  title: string;
  /** A sentence that says that the page has moved. */
  sentence: string;
  /** The text of the link to the new page. */
  link: string;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? "");

/**
 * A page that sends visitors on where the host knows no redirects: at once, without a script, with
 * a link for whoever stays. Crawlers take an immediate refresh for a permanent redirect.
 * `to` is the path of the target, `siteUrl` the site's public address, `pathPrefix` its folder there.
 */
export function redirectPage(page: {
  language: Language;
  to: string;
  siteUrl: string;
  pathPrefix: string;
  words: RedirectWords;
}): string {
  const { dir, hrefLang } = languages[page.language];
  const to = escapeHtml(page.pathPrefix + page.to);
  return `<!doctype html>
<html lang="${hrefLang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.words.title)}</title>
<link rel="canonical" href="${escapeHtml(absoluteUrl(page.to, page.siteUrl))}">
</head>
<body>
<p>${escapeHtml(page.words.sentence)} <a href="${to}">${escapeHtml(page.words.link)}</a></p>
</body>
</html>
`;
}
