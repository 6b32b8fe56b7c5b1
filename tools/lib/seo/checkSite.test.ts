/** @jest-environment node */
import sharp from "sharp";
import { allRules, checkSite } from "./checkSite";
import { vocabularyRule } from "./rules/vocabulary";
import { removeTestSites, writeTestSite, type Files } from "./testSite";

// The compiler, which reads the vocabulary, takes its time on a busy machine.
jest.setTimeout(120_000);
afterEach(removeTestSites);

/** Without the vocabulary, which takes a second each time; it has tests of its own. */
const quickRules = allRules.filter((rule) => rule !== vocabularyRule);

async function faultsOf(change: (files: Files) => void, prefix = "", rules = quickRules) {
  const { faults } = await checkSite(await writeTestSite(change, prefix), rules);
  return faults.map(({ page, reason }) => `${page} ${reason}`);
}

/** Changes what stands in a file; fails when it is not there. */
function replace(
  files: Files,
  path: string,
  from: string | RegExp,
  to: string | (() => string),
): void {
  const text = String(files[path]);
  const changed = text.replace(from, to as string);
  if (changed === text) throw new Error(`${path} does not hold ${String(from)}`);
  files[path] = changed;
}

type Node = Record<string, unknown>;

/** Changes the nodes of a page's structured data; fails when that changes nothing. */
function changeData(files: Files, path: string, change: (graph: Node[]) => Node[]): void {
  const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
    String(files[path]),
  )!;
  const data = JSON.parse(text) as { "@graph": Node[] };
  const graph = change(structuredClone(data["@graph"]));
  replace(files, path, text, () =>
    JSON.stringify({ ...data, "@graph": graph }).replaceAll("<", "\\u003c"),
  );
}

const isA = (type: string) => (node: Node) => [node["@type"]].flat().includes(type);
const drop = (files: Files, path: string, type: string) =>
  changeData(files, path, (graph) => graph.filter((node) => !isA(type)(node)));

/** Gives the node of a type other fields; `undefined` takes one away. */
const set = (files: Files, path: string, type: string, fields: Node) =>
  changeData(files, path, (graph) =>
    graph.map((node) => (isA(type)(node) ? { ...node, ...fields } : node)),
  );

const en = "services/accounting/index.html";
const ar = "ar/services/accounting/index.html";
const enUrl = "https://fts.example/services/accounting/";

test.each(["", "/site"])("a site in %p in which all is true has no fault", async (prefix) => {
  expect(await faultsOf(() => undefined, prefix, [...allRules])).toEqual([]);
});

/** What is broken, how, and what the checker says. */
const broken: [name: string, change: (files: Files) => void, fault: string][] = [
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
  [
    "no structured data",
    (files) => replace(files, en, /<script type="application\/ld\+json">.*?<\/script>/s, ""),
    `${enUrl} has structured data that has 0 scripts of it`,
  ],
  [
    "structured data that is no JSON",
    (files) => replace(files, en, '{"@context"', '{"@context'),
    `${enUrl} has structured data that `,
  ],
  [
    "structured data on a page that is not to be found",
    (files) =>
      replace(
        files,
        "404.html",
        "</head>",
        '<script type="application/ld+json">{}</script></head>',
      ),
    "https://fts.example/404.html is not to be found and has structured data",
  ],
  [
    "a field that Google requires",
    (files) => replace(files, en, '"priceCurrency":"USD",', ""),
    `${enUrl} Offer has no priceCurrency`,
  ],
  [
    "a price that is not shown",
    (files) => replace(files, en, "$5,000", "$6,000"),
    `${enUrl} marks up the price $5,000 and does not show it at its head`,
  ],
  [
    "a price that is only the beginning of what is shown",
    (files) => replace(files, en, "$5,000", "$5,000,000"),
    `${enUrl} marks up the price $5,000 and does not show it at its head`,
  ],
  [
    "a price that another part of the page shows",
    (files) =>
      changeData(
        files,
        en,
        (graph) => JSON.parse(JSON.stringify(graph).replaceAll("5000", "700")) as Node[],
      ),
    `${enUrl} marks up the price $700 and does not show it at its head`,
  ],
  [
    "a price by a unit that is not shown",
    (files) =>
      replace(
        files,
        en,
        '"@type":"PriceSpecification"',
        '"@type":"UnitPriceSpecification","unitText":"project"',
      ),
    `${enUrl} marks up a price by the project and does not say so`,
  ],
  [
    "a field of a service that no page shows",
    (files) => set(files, en, "Service", { slogan: "Software for companies" }),
    `${enUrl} marks up slogan of the Service, which no page shows`,
  ],
  [
    "a field of a price that no page shows",
    (files) => replace(files, en, '"minPrice":5000', '"maxPrice":5000'),
    `${enUrl} marks up maxPrice of the PriceSpecification, which no page shows`,
  ],
  [
    "a question that is not marked up",
    (files) =>
      replace(
        files,
        en,
        "</details>",
        "</details><details><summary>And now?</summary>Go.</details>",
      ),
    `${enUrl} marks up the questions`,
  ],
  [
    "an answer that reads differently",
    (files) => replace(files, en, "<p>A few weeks.</p>", "<p>A few years.</p>"),
    `${enUrl} marks up the questions`,
  ],
  [
    "breadcrumbs that read differently",
    (files) => replace(files, en, "<li>Accounting systems</li>", "<li>Accounting</li>"),
    `${enUrl} marks up the breadcrumbs "Home / Services / Accounting systems" and shows "Home / Services / Accounting"`,
  ],
  [
    "breadcrumbs that lead elsewhere",
    (files) => replace(files, en, '<li><a href="/services/">', '<li><a href="/">'),
    `${enUrl} marks up the breadcrumbs' targets`,
  ],
  [
    "a service by another name",
    (files) => replace(files, en, /(<h1[^>]*>)[^<]*/, "$1Accounting"),
    `${enUrl} marks up the service "Accounting systems" and shows "Accounting"`,
  ],
  [
    "a list of services that is not shown",
    (files) =>
      replace(files, "services/index.html", '<a href="/services/accounting/">', '<a href="/">'),
    "https://fts.example/services/ marks up the list",
  ],
  [
    "a list of services that leaves one out",
    (files) =>
      replace(
        files,
        "services/index.html",
        "</main>",
        '<a href="/services/accounting/more/">More systems</a></main>',
      ),
    "https://fts.example/services/ marks up the list",
  ],
  [
    "no list of services",
    (files) => drop(files, "services/index.html", "ItemList"),
    "https://fts.example/services/ has no ItemList",
  ],
  ["no service", (files) => drop(files, en, "Service"), `${enUrl} has no Service`],
  [
    "a service without its offer",
    (files) => set(files, en, "Service", { offers: undefined }),
    `${enUrl} has no Offer`,
  ],
  [
    "no website",
    (files) => drop(files, "about/index.html", "WebSite"),
    "https://fts.example/about/ has no WebSite",
  ],
  [
    "a website that cannot be searched",
    (files) => set(files, "index.html", "WebSite", { potentialAction: undefined }),
    "https://fts.example/ has no SearchAction",
  ],
  [
    "a search in another language",
    (files) =>
      replace(files, ar, "fts.example/ar/services/?search", "fts.example/services/?search"),
    "is searched at https://fts.example/services/?search={search_term_string}, not at https://fts.example/ar/services/",
  ],
  ["no company", (files) => drop(files, en, "Organization"), `${enUrl} has no Organization`],
  [
    "a company twice",
    (files) => changeData(files, en, (graph) => [...graph, ...graph.filter(isA("Organization"))]),
    `${enUrl} has no Organization, or several`,
  ],
  ...["address", "contactPoint", "areaServed", "foundingDate", "currenciesAccepted", "sameAs"].map(
    (field): (typeof broken)[number] => [
      `no ${field} on the page about the company`,
      (files) => set(files, "about/index.html", "Organization", { [field]: [] }),
      `https://fts.example/about/ has no ${field} of the company`,
    ],
  ),
  [
    "no hours on the page to contact the company by",
    (files) =>
      set(files, "contact/index.html", "Organization", { openingHoursSpecification: undefined }),
    "https://fts.example/contact/ has no openingHoursSpecification of the company",
  ],
  [
    "breadcrumbs that the page does not name",
    (files) => set(files, "about/index.html", "AboutPage", { breadcrumb: undefined }),
    "https://fts.example/about/ does not name its breadcrumbs as its own",
  ],
  [
    "a service at an address that is not there",
    (files) => set(files, en, "Service", { url: "https://fts.example/services/none/" }),
    `${enUrl} names https://fts.example/services/none/, which answers 404 (structured data)`,
  ],
  [
    "a company at another site",
    (files) => set(files, en, "Organization", { url: "https://other.example/" }),
    `${enUrl} names https://other.example/, which is not on this site (structured data)`,
  ],
  [
    "a search that is not there",
    (files) => replace(files, en, "/services/?search=", "/search/?search="),
    `${enUrl} names https://fts.example/search/?search=ERP, which answers 404 (structured data)`,
  ],
  [
    "a logo of another size than it says",
    (files) => replace(files, en, '"width":"512"', '"width":"500"'),
    `${enUrl} names a logo of 512 by 512 pixels: https://fts.example/icons/icon-512.png`,
  ],
  [
    "a logo that is too small to be shown",
    (files) => {
      files["icons/icon-512.png"] = files["static/photo.jpg"]!;
    },
    `${enUrl} names a logo of 40 by 20 pixels`,
  ],
  [
    "a page of another kind",
    (files) => set(files, "about/index.html", "AboutPage", { "@type": "WebPage" }),
    'https://fts.example/about/ is of the kind AboutPage and its structured data says "WebPage"',
  ],
  [
    "a telephone number that is not shown",
    (files) => replace(files, "index.html", "+20 3 000 0000</bdi>", "+20 3 000 0001</bdi>"),
    'https://fts.example/ marks up "+20 3 000 0000" of the company and does not show it',
  ],
  ...(
    [
      ["a year of foundation", { foundingDate: "1999" }, "1999"],
      ["a country served", { areaServed: [{ "@type": "Country", name: "Norway" }] }, "Norway"],
      ["a currency", { currenciesAccepted: "USD, EUR" }, "euros"],
      ["a description", { description: "The best of all." }, "The best of all."],
      ["a profile", { sameAs: ["https://other.example/"] }, "https://other.example/"],
      ["a map", { hasMap: "https://map.example/" }, "https://map.example/"],
      ["a city", { address: { "@type": "PostalAddress", addressLocality: "Cairo" } }, "Cairo"],
      ["a country", { address: { "@type": "PostalAddress", addressCountry: "NO" } }, "Norway"],
      [
        "a telephone number to contact",
        { contactPoint: { "@type": "ContactPoint", telephone: "+20 1" } },
        "+20 1",
      ],
      [
        "hours",
        {
          openingHoursSpecification: [
            { "@type": "OpeningHoursSpecification", opens: "08:00", closes: "17:00" },
          ],
        },
        "8:00 AM",
      ],
    ] as const
  ).map(([name, fields, words]): (typeof broken)[number] => [
    `${name} that is not shown`,
    (files) => set(files, "about/index.html", "Organization", fields),
    `https://fts.example/about/ marks up "${words}" of the company and does not show it`,
  ]),
  [
    "a field of the company that no page shows",
    (files) => set(files, "about/index.html", "Organization", { slogan: "Software" }),
    "https://fts.example/about/ marks up slogan of the company, which no page shows",
  ],
];

test.each(broken)("finds %s", async (_name, change, fault) => {
  const faults = await faultsOf(change);
  expect(faults.join("\n")).toContain(fault);
});

test.each([
  ['"serviceType"', '"serviceKind"', `'"serviceKind"' does not exist`],
  ['"@type":"FAQPage"', '"@type":"QuestionPage"', "QuestionPage"],
  [
    '"https://schema.org","@graph":[',
    '"https://schema.org","@graph":[{"@type":"Offer","price":[{}]},',
    '"Offer" is not',
  ],
])("finds what the vocabulary does not have: %s as %s", async (from, to, fault) => {
  const faults = await faultsOf((files) => replace(files, en, from, to), "", [vocabularyRule]);
  expect(faults.join("\n")).toContain("is not as schema.org has it");
  expect(faults.join("\n")).toContain(fault);
});

test("a link that forgets the path prefix leads out of the site", async () => {
  const faults = await faultsOf(
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
  const faults = await faultsOf((files) => {
    files["static/social.jpg"] = heavy;
  });
  expect(faults.join("\n")).toContain("has a picture for messengers of 1200 by 630 jpeg");
});

test("a folder without a site is refused", async () => {
  await expect(checkSite(__dirname)).rejects.toThrow("ENOENT");
});
