/**
 * Makes Gatsby show a page at every address that browsers accept.
 *
 * - `decodeURI` throws on a stray `%` or a cut escape in a path or fragment (`/faq/#100%`, a link that
 *   a messenger has cut off), and the visitor reads that the page cannot be loaded. Gatsby's router,
 *   its scroll handler and its loader now leave such text undecoded.
 * - The loader decodes a path once more than it encodes it, so `/100%25/` would be asked for as
 *   `/page-data/100%/`, which servers refuse, and an encoded `/`, `?` or `#` (`/about%2F`) would
 *   name another page than the one that was served.
 * - On a page that was not found the router reads the address as a pattern, so `/:uri/` throws.
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
      // Only the path is decoded now, so the query needs no encoding to survive it.
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
