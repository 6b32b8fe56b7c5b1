/** @jest-environment node */
import {
  ar,
  changeData,
  drop,
  en,
  enUrl,
  faultsOf,
  isA,
  replace,
  set,
  type Broken,
  type Node,
} from "./brokenSite";
import { dataAddressesRule } from "./rules/dataAddresses";
import { structuredDataRule } from "./rules/structuredData";
import { vocabularyRule } from "./rules/vocabulary";
import { removeTestSites } from "./testSite";

// The compiler, which reads the vocabulary, takes its time on a busy machine.
jest.setTimeout(120_000);
afterEach(removeTestSites);

const broken: Broken[] = [
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
    (field): Broken => [
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
  ).map(([name, fields, words]): Broken => [
    `${name} that is not shown`,
    (files) => set(files, "about/index.html", "Organization", fields),
    `https://fts.example/about/ marks up "${words}" of the company and does not show it`,
  ]),
  [
    "a telephone number that is only in a hidden part of the page",
    (files) => replace(files, "index.html", "<bdi>+20 3", '<bdi aria-hidden="true">+20 3'),
    'https://fts.example/ marks up "+20 3 000 0000" of the company and does not show it',
  ],
  [
    "a page by another name",
    (files) => set(files, "about/index.html", "AboutPage", { name: "Our story" }),
    'https://fts.example/about/ calls itself "Our story" in its structured data',
  ],
  [
    "a page by another description",
    (files) => set(files, "about/index.html", "AboutPage", { description: "Our story." }),
    'https://fts.example/about/ describes itself as "Our story." in its structured data',
  ],
  [
    "a field of the company that no page shows",
    (files) => set(files, "about/index.html", "Organization", { slogan: "Software" }),
    "https://fts.example/about/ marks up slogan of the company, which no page shows",
  ],
];

test.each(broken)("finds %s", async (_name, change, fault) => {
  const faults = await faultsOf([structuredDataRule, dataAddressesRule], change);
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
  const faults = await faultsOf([vocabularyRule], (files) => replace(files, en, from, to));
  expect(faults.join("\n")).toContain("is not as schema.org has it");
  expect(faults.join("\n")).toContain(fault);
});
