import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkSeo } from "../tools/lib/seo/checkSeo";
import { company, say, services } from "./site/content";

// What check:seo is there to find, put into a copy of the built site all at once. Needs no browser.

const { path, price } = services.find(({ id }) => id === "cloud")!;
const blurb = say(company.blurb, "en");
const at = (address: string) => company.url + address;
const nowhere = at("/nowhere/");
const inMain = (html: string) => ["</main>", `${html}</main>`] as const;

/** A page or another file, what stands there, what a mutation puts in its place, what the check says. */
type Mutation = readonly [file: string, from: string | RegExp, to: string, issue: string];

const mutations: readonly Mutation[] = [
  // The sitemap, alternates and what search engines may list.
  [
    "/sitemap-0.xml",
    /<url><loc>[^<]*\.\w+\/about\/<.*?<\/url>/,
    "",
    "/about/ is missing in the sitemap",
  ],
  [
    "/sitemap-0.xml",
    "</urlset>",
    `<url><loc>${nowhere}</loc></url></urlset>`,
    `${nowhere} stands in the sitemap and is no page`,
  ],
  [
    "/sitemap-0.xml",
    /<url><loc>[^<]*\.\w+\/privacy\/<.*?<\/url>/,
    "$&$&",
    "/privacy/ stands in the sitemap twice",
  ],
  [
    "/sitemap-0.xml",
    'hreflang="x-default"',
    'hreflang="en-GB"',
    `${at("/")} has other alternates in the sitemap`,
  ],
  [
    "/sitemap-0.xml",
    "<image:loc>",
    `<image:loc>${at("/gone.jpg")}</image:loc>$&`,
    `${at("/")} does not show ${at("/gone.jpg")}`,
  ],
  [
    "/ar/services/",
    "</head>",
    '<meta name="robots" content="noindex"></head>',
    "/ar/services/ stands in the sitemap and is no page",
  ],
  [
    "/services/erp-system/",
    /rel="canonical" href="[^"]*"/,
    'rel="canonical" href="/"',
    "/services/erp-system/ is canonical to /",
  ],
  [
    "/investment/",
    /hreflang="ar" href="[^"]*"/i,
    `hreflang="ar" href="${at("/ar/")}"`,
    "which does not name it back",
  ],
  [
    "/ar/about/",
    /hreflang="en" href="[^"]*"/i,
    `hreflang="en" href="${nowhere}"`,
    `names ${nowhere} as its en version, which is no page`,
  ],
  [
    "/ar/privacy/",
    /<link[^>]*hreflang="ar"[^>]*>/i,
    "",
    "/ar/privacy/ has alternates in en,x-default",
  ],
  // What pages say of themselves.
  ["/privacy/", /(<title[^>]*>)[^<]*/, "$1Same", `says og:title`],
  ["/investment/", /(<title[^>]*>)[^<]*/, "$1Same", 'says "Same" of itself'],
  ["/ar/investment/", 'dir="rtl"', 'dir="ltr"', 'says lang and dir "ar ltr"'],
  ["/investment/", "<main", "<h1>Another</h1><main", "has 2 headings"],
  ["/ar/contact/", ...inMain(`<p>${blurb}</p>`), `says "${blurb.slice(0, 80)}" as`],
  // Links and pictures.
  ["/about/", ...inMain('<a href="/nowhere/">x</a>'), `<a> leads to ${nowhere}, where nothing is`],
  [
    "/about/",
    ...inMain('<a href="/services/erp/">x</a>'),
    `leads to ${at("/services/erp/")}, where nothing is`,
  ],
  ["/about/", ...inMain('<a href="/contact/#nowhere">x</a>'), 'where nothing is called "nowhere"'],
  [
    "/about/",
    ...inMain('<img src="/gone.jpg">'),
    `<img> leads to ${at("/gone.jpg")}, where nothing is`,
  ],
  [
    "/",
    /og:image" content="[^"]*"/,
    'og:image" content="/gone.png"',
    "names the picture /gone.png, which is not there",
  ],
  ["/privacy/", 'og:image:width" content="1200"', 'og:image:width" content="600"', "as 600x630"],
  ["/ar/manifest.webmanifest", "192x192", "100x100", "as 100x100"],
  // What is marked up.
  [path, '"price":', '"price":1', "and does not show $1"],
  [path, '"minPrice":', '"minPrice":7', `marks up minPrice "7${price.amount}" and does not show`],
  ["/faq/", /itemtype="[^"]*\/FAQPage"/i, "", "has 0 elements of the type FAQPage"],
  [
    "/about/",
    /"foundingDate":"\d+"/,
    '"foundingDate":"1999"',
    'foundingDate "1999" and does not show 1999',
  ],
  ["/contact/", '"hasMap"', '"slogan":"Best",$&', "the check does not know how a page shows that"],
  [
    "/contact/",
    '"sameAs":[',
    '$&"https://other.example/",',
    'marks up sameAs "https://other.example/',
  ],
  [
    "/services/erp-system/",
    /("position":2,"name":"[^"]*","item":")[^"]*/,
    `$1${nowhere}`,
    `marks up item "${nowhere}", where nothing is`,
  ],
  [
    "/services/multi-page-app/",
    '"@type":"Offer"',
    '"@type":"Demand"',
    "has 0 nodes of the type Offer",
  ],
  [
    "/services/one-page-app/",
    "application/ld+json",
    "text/plain",
    "has structured data that are none",
  ],
];

let root: string;
let issues: string[] = [];

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "fts-crawlers-"));
  await cp("public", root, { recursive: true });
  for (const [name, from, to] of mutations) {
    const file = join(root, name.endsWith("/") ? `${name}index.html` : name);
    const text = await readFile(file, "utf8");
    const changed = text.replace(from, to);
    expect(changed, `${name} holds ${String(from)}`).not.toBe(text);
    await writeFile(file, changed);
  }
  issues = (await checkSeo(root)).issues.map(({ page, reason }) => `${page} ${reason}`);
});
test.afterAll(() => rm(root, { recursive: true }));

for (const [name, , , issue] of mutations) {
  test(`on ${name} the check finds that it ${issue}`, () => {
    expect(issues.join("\n")).toContain(issue);
  });
}

test("a folder without a site is refused", async () => {
  await expect(checkSeo(join(root, "static"))).rejects.toThrow("ENOENT");
});
