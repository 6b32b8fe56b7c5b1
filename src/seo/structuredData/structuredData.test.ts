/** @jest-environment node */
import { localizePath } from "../../i18n/paths";
import { everyPage, erp, hostile, samplePages, siteFacts, training } from "./testing/testFacts";
import { scriptText, structuredData } from "./structuredData";
import type { EntryFacts, PageFacts, SiteFacts } from "./facts";

type Node = Record<string, unknown> & { "@type": string | string[]; "@id"?: string };

/** The data as a crawler reads it. */
function nodes(page: PageFacts, site: SiteFacts): Node[] {
  return (JSON.parse(scriptText(structuredData(page, site))) as { "@graph": Node[] })["@graph"];
}

const isOf = (node: Node, type: string) => [node["@type"]].flat().includes(type);

function nodeOf(type: string, page: PageFacts, site = siteFacts()): Node {
  const found = nodes(page, site).filter((node) => isOf(node, type));
  expect(found.map((node) => node["@type"])).toHaveLength(1);
  return found[0]!;
}

const pageAt = (route: string) => samplePages.find((page) => page.route === route)!;

describe("every page", () => {
  test.each(everyPage)("$name says what it is, in its language", ({ page, language }) => {
    const site = siteFacts(language);
    const url = `https://fts.example${localizePath(page.route, language)}`;
    const webPage = nodes(page, site).find((node) => node["@id"] === `${url}#webpage`)!;
    expect(webPage).toMatchObject({ url, inLanguage: language, name: page.seo.title });
    expect(nodes(page, site).some((node) => isOf(node, "Organization"))).toBe(true);
    expect(nodes(page, site).some((node) => isOf(node, "WebSite"))).toBe(true);
  });

  test.each(everyPage)("$name only refers to what it describes", ({ page, language }) => {
    const graph = nodes(page, siteFacts(language));
    const ids = graph.map((node) => node["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    const references: string[] = [];
    JSON.stringify(graph, (_key, value: unknown) => {
      if (typeof value === "object" && value !== null && Object.keys(value).join() === "@id") {
        references.push((value as { "@id": string })["@id"]);
      }
      return value;
    });
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
  });
});

test.each([
  ["/", "WebPage"],
  ["/about/", "AboutPage"],
  ["/contact/", "ContactPage"],
  ["/services/", "CollectionPage"],
  ["/investment/", "WebPage"],
])("%s is of the kind %s", (route, type) => {
  expect(nodeOf(type, pageAt(route))).toBeDefined();
});

describe("the company", () => {
  const company = nodeOf("Organization", pageAt("/about/"));

  test("has what search engines ask of an organisation and of a local business", () => {
    expect(company).toMatchObject({
      "@type": ["Organization", "LocalBusiness"],
      "@id": "https://fts.example/#organization",
      name: "FTS",
      url: "https://fts.example/",
      foundingDate: "2020",
      email: "info@fts.example",
      telephone: "+20 3 000 0000",
      address: { "@type": "PostalAddress", addressLocality: "Alexandria", addressCountry: "EG" },
      logo: { "@type": "ImageObject", url: "https://fts.example/icons/icon-512.png" },
      contactPoint: { "@type": "ContactPoint", telephone: "+20 3 000 0000" },
      currenciesAccepted: "USD, AED",
      sameAs: ["https://facebook.example/fts"],
    });
  });

  test("serves the nine countries, by name and code", () => {
    const served = company.areaServed as { name: string; identifier: string }[];
    expect(served.map(({ identifier }) => identifier)).toEqual(siteFacts().company.countries);
    expect(served[1]).toEqual({ "@type": "Country", name: "Saudi Arabia", identifier: "SA" });
    const arabic = nodeOf("Organization", pageAt("/about/"), siteFacts("ar"));
    expect((arabic.areaServed as { name: string }[])[1]?.name).toBe("المملكة العربية السعودية");
  });

  test("has the people, certificates and numbers that the about page shows, and no empty list", () => {
    const proof = {
      team: { items: [{ name: "Nadia Salem", role: "Head of accounting" }] },
      certificates: { items: [{ name: "ISO 27001" }] },
      registration: {
        items: [
          { kind: "commercialRegister", number: "12345" },
          { kind: "taxNumber", number: "987-654-321" },
        ],
      },
    } as const;
    expect(nodeOf("Organization", pageAt("/about/"), { ...siteFacts(), proof })).toMatchObject({
      employee: [{ "@type": "Person", name: "Nadia Salem", jobTitle: "Head of accounting" }],
      hasCredential: [{ "@type": "EducationalOccupationalCredential", name: "ISO 27001" }],
      identifier: [{ "@type": "PropertyValue", value: "12345" }],
      taxID: "987-654-321",
    });
    const fields = Object.keys(company);
    for (const field of ["employee", "hasCredential", "identifier", "taxID"])
      expect(fields).not.toContain(field);
  });

  test.each(everyPage)("is one and the same: $name", ({ page, language }) => {
    const { "@id": id, name, url, logo } = company;
    const node = nodeOf("Organization", page, siteFacts(language));
    expect(node).toMatchObject({ "@id": id, name, url, logo });
  });

  test("is open at its hours where they are shown, on the contact page", () => {
    expect(nodeOf("Organization", pageAt("/contact/"))).toMatchObject({
      telephone: "+20 3 000 0000",
      hasMap: "https://map.example/alexandria",
      openingHoursSpecification: [{ opens: "09:00", closes: "17:00" }],
    });
  });

  test.each([
    ["/", ["foundingDate", "areaServed", "currenciesAccepted", "openingHoursSpecification"]],
    ["/about/", ["openingHoursSpecification", "hasMap"]],
    ["/contact/", ["foundingDate", "areaServed", "currenciesAccepted"]],
    ["/investment/", ["email", "telephone", "address", "foundingDate", "areaServed"]],
  ])("%s says nothing of it that it does not show", (route, hidden) => {
    const fields = Object.keys(nodeOf("Organization", pageAt(route)));
    expect(fields.filter((field) => hidden.includes(field))).toEqual([]);
  });
});

describe("the website", () => {
  test.each([
    ["en", "https://fts.example/services/?search={search_term_string}"],
    ["ar", "https://fts.example/ar/services/?search={search_term_string}"],
  ] as const)("is searched in %s at %s", (language, urlTemplate) => {
    expect(nodeOf("WebSite", pageAt("/"), siteFacts(language)).potentialAction).toEqual({
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate },
      "query-input": "required name=search_term_string",
    });
  });

  test("says so on the home page only", () => {
    expect(nodeOf("WebSite", pageAt("/about/"))).not.toHaveProperty("potentialAction");
  });

  test("is at one address, whatever the language of the page", () => {
    const arabic = nodeOf("WebSite", pageAt("/about/"), siteFacts("ar"));
    expect(arabic).toMatchObject({ "@id": "https://fts.example/#website", name: "FTS" });
    expect(arabic.url).toBe("https://fts.example/");
  });

  test("lives below a path prefix where it is deployed so", () => {
    const site = siteFacts("ar", "https://fts.example/site");
    const text = JSON.stringify(nodes(pageAt("/about/"), site));
    expect(text).toContain('"https://fts.example/site/ar/about/#webpage"');
    expect(text).not.toMatch(/fts\.example\/(?!site\/)/);
  });
});

describe("the breadcrumbs", () => {
  const breadcrumbs = (route: string, site = siteFacts()) =>
    (
      nodeOf("BreadcrumbList", pageAt(route), site).itemListElement as {
        position: number;
        name: string;
        item: string;
      }[]
    ).map(({ position, name, item }) => [position, name, item]);

  test("leads from the home page to a page", () => {
    expect(breadcrumbs("/about/")).toEqual([
      [1, "Home", "https://fts.example/"],
      [2, "About FTS", "https://fts.example/about/"],
    ]);
  });

  test("leads through the pages above a page, in its language", () => {
    expect(breadcrumbs(training.path, siteFacts("ar"))).toEqual([
      [1, "الرئيسية", "https://fts.example/ar/"],
      [2, "Our services", "https://fts.example/ar/services/"],
      [3, "Technology Training", "https://fts.example/ar/services/technology-training/"],
    ]);
  });

  test("is left out on the home page, which is where it begins", () => {
    expect(nodes(pageAt("/"), siteFacts()).some((node) => isOf(node, "BreadcrumbList"))).toBe(
      false,
    );
  });
});

describe("a service", () => {
  test("is offered at the price that is shown, for what it is shown for", () => {
    const node = nodeOf("Service", pageAt(training.path), siteFacts("ar"));
    expect(node).toMatchObject({
      name: "Technology Training",
      provider: { "@id": "https://fts.example/#organization" },
      offers: {
        "@type": "Offer",
        price: 200,
        priceCurrency: "USD",
        priceSpecification: { minPrice: 200, priceCurrency: "USD", unitText: "جلسة" },
      },
    });
  });

  test("is for nothing less than all of it where no unit is shown", () => {
    const { offers } = nodeOf("Service", { ...pageAt(training.path), entry: erp });
    expect(offers).toMatchObject({ price: 5000, priceSpecification: { minPrice: 5000 } });
    expect(JSON.stringify(offers)).not.toContain("unitText");
  });

  test("stands in the list of services, in its place", () => {
    expect(nodeOf("ItemList", pageAt("/services/"))).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: erp.title, url: `https://fts.example${erp.path}` },
        { position: 2, name: training.title, url: `https://fts.example${training.path}` },
      ],
    });
  });
});

describe("an entry of another kind", () => {
  const article: EntryFacts = {
    kind: "Article",
    path: "/articles/stock/",
    title: "Counting stock",
    description: "How often, and who does it.",
  };
  const page: PageFacts = {
    route: article.path,
    seo: article,
    title: article.title,
    entry: article,
  };

  test("is what its page is about, and is not offered for sale", () => {
    const node = nodeOf("Article", page);
    expect(node).toMatchObject({
      name: article.title,
      description: article.description,
      provider: { "@id": "https://fts.example/#organization" },
    });
    expect(node).not.toHaveProperty("offers");
    expect(nodeOf("WebPage", page).about).toEqual({ "@id": node["@id"] });
  });
});

test("a text that would end the script stays inside of it", () => {
  const page = { ...pageAt(training.path), entry: { ...training, description: hostile } };
  const text = scriptText(structuredData(page, siteFacts()));
  expect(text).not.toContain("<");
  expect(nodeOf("Service", page).description).toBe(hostile);
});
