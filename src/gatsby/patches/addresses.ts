/**
 * Makes Gatsby show a page at every address that browsers accept.
 *
 * - An address may hold a `%` that begins no escape, or escapes that are no UTF-8, in its path and
 *   its fragment: `/faq/#100%`, a link that a messenger has cut off. `decodeURI` throws there, React
 *   leaves, and the visitor reads that the page cannot be loaded. Gatsby's router, its scroll handler
 *   and its loader now read such text as it stands.
 * - The loader decodes a path once more than it encodes it, so `/100%25/` would be asked for as
 *   `/page-data/100%/`, which servers refuse, and an encoded `/`, `?` or `#` (`/about%2F`) would
 *   name another page than the one that was served.
 * - The router takes the address of a page that was not found for a pattern: `/:uri/` throws.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/34797, which was fixed for the query only.
 * Remove when gatsby and @gatsbyjs/reach-router decode no address unguarded.
 */
import type { SourcePatch } from "./sourcePatch";

const name = "addresses";

const lenient = (decode: "decodeURI" | "decodeURIComponent") =>
  `function lenient_${decode}(text) { try { return ${decode}(text); } catch { return text; } }\n`;

export const addresses: readonly SourcePatch[] = [
  {
    name,
    package: "gatsby-react-router-scroll",
    file: "/gatsby-react-router-scroll/scroll-handler.js",
    replacements: [
      [
        "this.scrollToHash(decodeURI(hash), undefined)",
        "this.scrollToHash(lenient_decodeURI(hash), undefined)",
      ],
      [
        "this.scrollToHash(decodeURI(hash), prevProps)",
        "this.scrollToHash(lenient_decodeURI(hash), prevProps)",
      ],
    ],
    helpers: lenient("decodeURI"),
  },
  {
    name,
    package: "@gatsbyjs/reach-router",
    file: "/@gatsbyjs/reach-router/dist/index.modern.mjs",
    replacements: [
      ["encodeURI(decodeURI(l))", "encodeURI(lenient_decodeURI(l))"],
      [".map(decodeURIComponent)", ".map(lenient_decodeURIComponent)"],
    ],
    helpers: lenient("decodeURI") + lenient("decodeURIComponent"),
  },
  {
    name,
    package: "gatsby",
    file: "/.cache/find-path.js",
    replacements: [
      // The query is encoded to survive the decoding of the whole; only the path is decoded here.
      ["`${path}?${encodeURIComponent(qs)}`", "`${path}?${qs}`"],
      [
        "decodeURIComponent(newRawPathname)",
        "newRawPathname.replace(/^[^?]+/, path => lenient_decodeURI(path))",
      ],
    ],
    helpers: lenient("decodeURI"),
  },
  {
    name,
    package: "gatsby",
    file: "/.cache/loader.js",
    replacements: [["/page-data/${fixedPath}/", "/page-data/${encodeURI(fixedPath)}/"]],
  },
  {
    name,
    package: "gatsby",
    file: "/.cache/production-app.js",
    replacements: [
      ["<RouteHandler\n", '<RouteHandler default={pageResources.page.path === "/404.html"}\n'],
    ],
  },
];
