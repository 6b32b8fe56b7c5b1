/** @jest-environment node */
import sharp from "sharp";
import { ar, en, enUrl, faultsOf, replace, type Broken } from "./brokenSite";
import { allRules, checkSite } from "./checkSite";
import { vocabularyRule } from "./rules/vocabulary";
import { removeTestSites } from "./testSite";

// The compiler, which reads the vocabulary, takes its time on a busy machine.
jest.setTimeout(120_000);
afterEach(removeTestSites);

/** Without the vocabulary, which takes a second each time; it has tests of its own. */
const quickRules = allRules.filter((rule) => rule !== vocabularyRule);

test.each(["", "/site"])("a site in %p in which all is true has no fault", async (prefix) => {
  expect(await faultsOf(allRules, () => undefined, prefix)).toEqual([]);
});

const broken: Broken[] = [
  [
    "a page that is missing in the sitemap",
    (files) => replace(files, "sitemap-0.xml", /<url><loc>[^<]*accounting.*?<\/url>/, ""),
    `${enUrl} is missing in the sitemap`,
  ],
  [
    "a page that stands in it twice",
    (files) => replace(files, "sitemap-0.xml", /(<url><loc>[^<]*accounting.*?<\/url>)/, "$1$1"),
    `${enUrl} stands in the sitemap twice`,
  ],
  [
    "an address in the sitemap that is not there",
    (files) =>
      replace(
        files,
        "sitemap-0.xml",
        "</urlset>",
        "<url><loc>https://fts.example/x/</loc></url></urlset>",
      ),
    "https://fts.example/x/ stands in the sitemap and answers 404",
  ],
  [
    "a redirect in the sitemap",
    (files) =>
      replace(
        files,
        "sitemap-0.xml",
        "</urlset>",
        "<url><loc>https://fts.example/old/</loc></url></urlset>",
      ),
    "https://fts.example/old/ stands in the sitemap and is no page",
  ],
  [
    "a page in the sitemap that is not to be found",
    (files) => replace(files, en, "</head>", '<meta name="robots" content="noindex"></head>'),
    `${enUrl} stands in the sitemap and is not to be found`,
  ],
  [
    "alternates that differ in the sitemap",
    (files) => replace(files, "sitemap-0.xml", 'hreflang="ar"', 'hreflang="ar-SA"'),
    "https://fts.example/ has other alternates in the sitemap",
  ],
  [
    "a date in the future",
    (files) => replace(files, "sitemap-0.xml", "2026-01-01", "2999-01-01"),
    'was last changed at "2999-01-01',
  ],
  [
    "a picture in the sitemap that the page does not show",
    (files) => replace(files, "sitemap-0.xml", "static/photo.jpg", "static/social.jpg"),
    "does not show https://fts.example/static/social.jpg",
  ],
  [
    "a picture in the sitemap that the page keeps hidden",
    (files) => replace(files, en, "<img ", '<img aria-hidden="true" '),
    `${enUrl} does not show https://fts.example/static/photo.jpg`,
  ],
  [
    "a picture in the sitemap that only the page's footer shows",
    (files) => replace(files, en, /(<img [^>]*>)(.*?)<\/footer>/s, "$2$1</footer>"),
    `${enUrl} does not show https://fts.example/static/photo.jpg`,
  ],
  [
    "robots.txt without a sitemap",
    (files) => replace(files, "robots.txt", /Sitemap.*/, ""),
    "/robots.txt robots.txt names no sitemap",
  ],
  [
    "robots.txt with the sitemap of another site",
    (files) => replace(files, "robots.txt", "fts.example", "other.example"),
    "/robots.txt robots.txt names https://other.example/",
  ],
  [
    "a page that is canonical to another",
    (files) =>
      replace(
        files,
        en,
        /rel="canonical" href="[^"]*"/,
        'rel="canonical" href="https://fts.example/"',
      ),
    `${enUrl} is canonical to https://fts.example/, not to itself`,
  ],
  [
    "a page without an alternate",
    (files) => replace(files, en, /<link rel="alternate" hreflang="ar"[^>]*>/, ""),
    `${enUrl} has alternates in en, x-default`,
  ],
  [
    "an alternate that does not name the page back",
    (files) =>
      replace(files, ar, /hreflang="en" href="[^"]*"/, 'hreflang="en" href="https://fts.example/"'),
    `${enUrl} names https://fts.example/ar/services/accounting/ as its ar version, which does not name it back`,
  ],
  [
    "an alternate that is not there",
    (files) =>
      replace(
        files,
        en,
        /hreflang="ar" href="[^"]*"/,
        'hreflang="ar" href="https://fts.example/ar/x/"',
      ),
    "names https://fts.example/ar/x/ as its ar version, which is no page",
  ],
  [
    "an x-default of its own",
    (files) =>
      replace(
        files,
        en,
        /hreflang="x-default" href="[^"]*"/,
        'hreflang="x-default" href="https://fts.example/ar/services/accounting/"',
      ),
    `${enUrl} has another x-default`,
  ],
  [
    "a not-found page with a canonical address",
    (files) =>
      replace(
        files,
        "404.html",
        "</head>",
        '<link rel="canonical" href="https://fts.example/"></head>',
      ),
    "https://fts.example/404.html is not to be found and names a canonical page",
  ],
  [
    "a short title",
    (files) => replace(files, en, /<title>[^<]*/, "<title>Systems"),
    `${enUrl} has a title of 7 characters, not 15 to 70: "Systems"`,
  ],
  [
    "no title",
    (files) => replace(files, en, /<title>[^<]*<\/title>/, ""),
    `${enUrl} has no title, or several`,
  ],
  [
    "a long description",
    (files) =>
      replace(
        files,
        en,
        /name="description" content="/,
        `name="description" content="${"Words ".repeat(20)}`,
      ),
    `${enUrl} has a description of`,
  ],
  [
    "the title of another page",
    (files) => replace(files, en, /<title>[^<]*/, "<title>Software for companies"),
    `${enUrl} has the title of https://fts.example/`,
  ],
  [
    "the description of another page",
    (files) => {
      const [, words] = /name="description" content="([^"]*)"/.exec(String(files["index.html"]))!;
      replace(
        files,
        en,
        /name="description" content="[^"]*"/,
        `name="description" content="${words}"`,
      );
    },
    `${enUrl} has the description of https://fts.example/`,
  ],
  [
    "two first headings",
    (files) => replace(files, en, "<main>", "<main><h1>Another</h1>"),
    `${enUrl} has 2 first headings`,
  ],
  [
    "an empty first heading",
    (files) => replace(files, en, /(<h1[^>]*>)[^<]*/, "$1"),
    `${enUrl} has an empty first heading`,
  ],
  [
    "the wrong language of the document",
    (files) => replace(files, ar, '<html lang="ar" dir="rtl">', '<html lang="en" dir="ltr">'),
    'says lang and dir "en ltr"',
  ],
  [
    "Arabic on an English page",
    (files) => replace(files, en, "<main>", "<main><p>نبني البرمجيات</p>"),
    `${enUrl} holds words of another language: "نبني البرمجيات"`,
  ],
  [
    "English on an Arabic page",
    (files) => replace(files, ar, "<main>", "<main><p>We build software for companies</p>"),
    'holds words of another language: "We build software',
  ],
  [
    "an English button on an Arabic page",
    (files) => replace(files, ar, "<main>", "<main><button>Learn more</button>"),
    'holds words of another language: "Learn more"',
  ],
  [
    "an English label on an Arabic page",
    (files) => replace(files, ar, "<main>", '<main><nav aria-label="You are here"></nav>'),
    'holds words of another language: "You are here"',
  ],
  [
    "an Arabic page that is mostly Latin",
    (files) => replace(files, ar, "<main>", `<main><p>${"FTS ERP IFRS CRM ".repeat(60)}</p>`),
    "is in its language by",
  ],
  [
    "a link to a page that is not there",
    (files) => replace(files, en, "<main>", '<main><a href="/nowhere/">Systems</a>'),
    `${enUrl} <a> leads to https://fts.example/nowhere/, which answers 404`,
  ],
  [
    "a link to an address that has moved",
    (files) => replace(files, en, "<main>", '<main><a href="/services">Systems</a>'),
    "leads to https://fts.example/services, which has moved to /services/",
  ],
  [
    "a link to a place that is not there",
    (files) => replace(files, en, "<main>", '<main><a href="/services/#nowhere">Systems</a>'),
    'leads to https://fts.example/services/#nowhere, where nothing is called "nowhere"',
  ],
  [
    "a picture that is not there",
    (files) => replace(files, en, 'srcset="/static/photo.jpg', 'srcset="/static/gone.jpg'),
    "<img> leads to https://fts.example/static/gone.jpg, which answers 404",
  ],
  [
    "a form that leads nowhere",
    (files) => replace(files, en, "<main>", '<main><form action="/search/"></form>'),
    "<form> leads to https://fts.example/search/, which answers 404",
  ],
  [
    "a base",
    (files) => replace(files, en, "</head>", '<base href="/services/"></head>'),
    `${enUrl} has a base`,
  ],
  [
    "an orphan",
    (files) =>
      replace(files, "services/index.html", /<a href="\/services\/accounting\/">[^<]*<\/a>/, ""),
    `${enUrl} is an orphan`,
  ],
  [
    "a picture for messengers of the wrong size",
    (files) => {
      files["static/social.jpg"] = files["static/photo.jpg"]!;
    },
    "has a picture for messengers of 40 by 20 jpeg",
  ],
  [
    "a picture for messengers of another size than declared",
    (files) =>
      replace(files, en, 'og:image:width" content="1200"', 'og:image:width" content="600"'),
    `${enUrl} declares its picture for messengers as 600 630 image/jpeg`,
  ],
  [
    "a picture for messengers without a host",
    (files) => replace(files, en, 'og:image" content="https://fts.example', 'og:image" content="'),
    `${enUrl} has no picture for messengers on this site, but /static/social.jpg`,
  ],
  [
    "another title for messengers",
    (files) => replace(files, en, /og:title" content="[^"]*"/, 'og:title" content="Other"'),
    `${enUrl} says og:title "Other"`,
  ],
  [
    "another description for X",
    (files) =>
      replace(files, en, /twitter:description" content="[^"]*"/, 'twitter:description" content=""'),
    `${enUrl} says twitter:description ""`,
  ],
  [
    "no card for X",
    (files) => replace(files, en, /<meta name="twitter:card"[^>]*>/, ""),
    `${enUrl} says twitter:card ""`,
  ],
  [
    "the web manifest of the other language",
    (files) => replace(files, ar, "/ar/manifest.webmanifest", "/manifest.webmanifest"),
    "has a web manifest in en",
  ],
  [
    "an icon that is not there",
    (files) => {
      delete files["icons/icon-192.png"];
    },
    "names the icon /icons/icon-192.png, which answers 404",
  ],
  [
    "an icon of another size",
    (files) => {
      files["icons/icon-192.png"] = files["icons/icon-512.png"]!;
    },
    "calls the icon /icons/icon-192.png 192x192",
  ],
];

test.each(broken)("finds %s", async (_name, change, fault) => {
  const faults = await faultsOf(quickRules, change);
  expect(faults.join("\n")).toContain(fault);
});
test("a link that forgets the path prefix leads out of the site", async () => {
  const faults = await faultsOf(
    quickRules,
    (files) => replace(files, en, "<main>", '<main><a href="/services/">Systems</a>'),
    "/site",
  );
  expect(faults.join("\n")).toContain("leads to https://fts.example/services/, which answers 404");
});

test("a picture for messengers that is too heavy is found", async () => {
  const noise = Buffer.alloc(1200 * 630 * 3, 0).map((_, index) => (index * 7919) % 251);
  const heavy = await sharp(noise, { raw: { width: 1200, height: 630, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
  const faults = await faultsOf(quickRules, (files) => {
    files["static/social.jpg"] = heavy;
  });
  expect(faults.join("\n")).toContain("has a picture for messengers of 1200 by 630 jpeg");
});

test("a folder without a site is refused", async () => {
  await expect(checkSite(__dirname)).rejects.toThrow("ENOENT");
});
