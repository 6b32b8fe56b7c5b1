/** A small built site in which everything is true, for tests that break one thing of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { formatPrice } from "../../../src/i18n/formats";
import { countryName, currencyName } from "../../../src/i18n/names";
import {
  languageCodes,
  languages,
  otherLanguages,
  type Language,
} from "../../../src/i18n/languages";
import { absoluteUrl, alternates, localizePath, manifestPath } from "../../../src/i18n/paths";
import { manifest } from "../../../src/gatsby/postBuild/manifests";
import { robots } from "../../../src/gatsby/postBuild/robots";
import type { CompanyFacts, PageFacts, ServiceFacts } from "../../../src/seo/structuredData/facts";
import { scriptText, structuredData } from "../../../src/seo/structuredData/structuredData";
import { trailOf } from "../../../src/seo/structuredData/webPage";
import { siteFacts } from "../../../src/seo/structuredData/testFacts";

export type Files = Record<string, string | Buffer>;

const words = {
  en: {
    filler: "We build software for companies and look after it for many years. ",
    home: "Software for companies",
    about: "About our company",
    contact: "Talk to the company",
    open: "Sunday to Monday, 9:00 AM to 5:00 PM",
    list: "All of our services",
    service: "Accounting systems",
    question: "How long does it take?",
    answer: "A few weeks.",
  },
  ar: {
    filler: "نبني البرمجيات للشركات ونتابع تشغيلها سنوات طويلة بعد الإطلاق. ",
    home: "برمجيات للشركات النامية",
    about: "عن شركتنا وقصتها",
    contact: "تحدث إلى شركتنا",
    open: "من الأحد إلى الاثنين، من 9:00 ص إلى 5:00 م",
    list: "جميع خدماتنا للشركات",
    service: "أنظمة محاسبة متكاملة",
    question: "كم يستغرق العمل؟",
    answer: "بضعة أسابيع.",
  },
} satisfies Record<Language, Record<string, string>>;

const servicePath = "/services/accounting/";

function service(language: Language): ServiceFacts {
  return {
    path: servicePath,
    title: words[language].service,
    description: words[language].filler.trim(),
    price: { amount: 5000, currency: "USD", unit: "project" },
  };
}

function pages(language: Language): PageFacts[] {
  const { home, about, contact, list, service: title, filler, question, answer } = words[language];
  const seo = (name: string) => ({
    title: name,
    description: `${name}: ${filler}${filler}`.trim(),
  });
  const facts = service(language);
  return [
    { route: "/", seo: seo(home) },
    { route: "/about/", seo: seo(about), title: about },
    { route: "/contact/", seo: seo(contact), title: contact },
    { route: "/services/", seo: seo(list), title: list, services: [facts] },
    {
      route: servicePath,
      seo: seo(title),
      title,
      service: facts,
      questions: [{ question, answer }],
    },
  ];
}

const link = (prefix: string, language: Language, route: string, text: string) =>
  `<a href="${prefix}${localizePath(route, language)}">${text}</a>`;

const fixedLinks = (prefix: string, language: Language) =>
  [
    link(prefix, language, "/about/", words[language].about),
    link(prefix, language, "/contact/", words[language].contact),
    link(prefix, language, "/services/", words[language].list),
  ].join("\n");

/** What the pages about the company show of it. */
function companyPart(route: string, language: Language, company: CompanyFacts): string {
  const { foundingYear, countries, currencies, address } = company;
  if (route === "/about/") {
    const names = countries.map((code) => countryName(code, language));
    const money = currencies.map((code) => currencyName(code, language));
    return `<p>${foundingYear}</p><p>${[...names, ...money].join("، ")}</p>`;
  }
  return route === "/contact/"
    ? `<a href="${address.mapUrl}"></a><p>${words[language].open}</p>`
    : "";
}

/** The page as HTML; one that is not to be found says so and has no addresses. */
function html(page: PageFacts, language: Language, site: Site, noIndex = false): string {
  const { prefix, siteUrl } = site;
  const { hrefLang, dir, openGraphLocale } = languages[language];
  const { filler } = words[language];
  const facts = siteFacts(language, siteUrl);
  const url = absoluteUrl(localizePath(page.route, language), siteUrl);
  const picture = `${siteUrl}/static/social.jpg`;
  const other = otherLanguages(language)[0] ?? language;
  const trail = trailOf(page, facts);
  const above = trail.slice(0, -1).map(({ name, route }) => link(prefix, language, route, name));
  const { questions = [], services = [] } = page;
  const { blurb, address } = facts.company;
  const { locality, countryCode } = address;
  const social = facts.company.social.map(({ url }) => `<a href="${url}"></a>`).join("");
  const meta = (key: string, name: string, content: string) =>
    `<meta ${key}="${name}" content="${content}">`;
  const head = noIndex
    ? [meta("name", "robots", "noindex")]
    : [
        `<link rel="canonical" href="${url}">`,
        ...alternates(page.route, siteUrl).map(
          (entry) => `<link rel="alternate" hreflang="${entry.hrefLang}" href="${entry.href}">`,
        ),
        meta("property", "og:url", url),
        `<script type="application/ld+json">${scriptText(structuredData(page, facts))}</script>`,
      ];
  return `<!DOCTYPE html><html lang="${hrefLang}" dir="${dir}"><head><meta charset="utf-8">
<title>${page.seo.title}</title>
${meta("name", "description", page.seo.description)}
${head.join("\n")}
${meta("property", "og:type", "website")}
${meta("property", "og:title", page.seo.title)}
${meta("property", "og:description", page.seo.description)}
${meta("property", "og:locale", openGraphLocale)}
${meta("property", "og:locale:alternate", languages[other].openGraphLocale)}
${meta("property", "og:image", picture)}
${meta("property", "og:image:width", "1200")}
${meta("property", "og:image:height", "630")}
${meta("property", "og:image:type", "image/jpeg")}
${meta("property", "og:image:alt", page.seo.title)}
${meta("name", "twitter:card", "summary_large_image")}
${meta("name", "twitter:title", page.seo.title)}
${meta("name", "twitter:description", page.seo.description)}
${meta("name", "twitter:image", picture)}
${meta("name", "twitter:image:alt", page.seo.title)}
<link rel="manifest" href="${prefix}${manifestPath(language)}">
</head><body>
<header>${link(prefix, language, "/", "FTS")}
<a href="${prefix}${localizePath(page.route, other)}" lang="${languages[other].hrefLang}">${languages[other].label}</a></header>
<main>
${trail.length > 0 ? `<nav><ol>${[...above, page.title ?? ""].map((item) => `<li>${item}</li>`).join("")}</ol></nav>` : ""}
<div><h1 id="title">${page.title ?? page.seo.title}</h1>
${page.service ? `<p>${formatPrice(page.service.price, language)}</p>` : ""}</div>
<p>${filler.repeat(3)}</p>
<img src="${prefix}/static/photo.jpg" srcset="${prefix}/static/photo.jpg 1x" alt="${filler.trim()}">
${page.route === "/" ? fixedLinks(prefix, language) : ""}
${companyPart(page.route, language, facts.company)}
${services.map(({ path, title }) => link(prefix, language, path, title)).join("")}
${page.service ? `<p>${formatPrice({ amount: 700, currency: "USD" }, language)}</p>` : ""}
${questions.map((item) => `<details><summary>${item.question}</summary><p>${item.answer}</p></details>`).join("")}
</main>
<footer><p lang="en">${blurb}</p> <bdi>info@fts.example</bdi> <bdi>+20 3 000 0000</bdi>
${locality}, ${countryName(countryCode, language)} ${social}</footer>
</body></html>`;
}

interface Site {
  prefix: string;
  siteUrl: string;
}

function sitemap(site: Site): string {
  const entries = languageCodes.flatMap((language) =>
    pages(language).map(({ route }) => {
      const links = alternates(route, site.siteUrl).map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
      );
      const url = absoluteUrl(localizePath(route, language), site.siteUrl);
      const picture = `${site.siteUrl}/static/photo.jpg`;
      return `<url><loc>${url}</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>${links.join("")}<image:image><image:loc>${picture}</image:loc></image:image></url>`;
    }),
  );
  return `<?xml version="1.0"?><urlset>${entries.join("")}</urlset>`;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b57e10" } });

async function allFiles(site: Site): Promise<Files> {
  const { prefix, siteUrl } = site;
  const files: Files = {
    "redirects.json": "[]",
    ".host/site.json": JSON.stringify({ siteUrl, pathPrefix: prefix }),
    "robots.txt": robots(siteUrl),
    "sitemap-index.xml": `<sitemapindex><sitemap><loc>${siteUrl}/sitemap-0.xml</loc></sitemap></sitemapindex>`,
    "sitemap-0.xml": sitemap(site),
    "static/social.jpg": await picture(1200, 630).jpeg().toBuffer(),
    "static/photo.jpg": await picture(40, 20).jpeg().toBuffer(),
    "old/index.html": `<!DOCTYPE html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/">`,
  };
  for (const [name, size] of [
    ["icon-192", 192],
    ["icon-512", 512],
    ["icon-maskable-512", 512],
  ] as const) {
    files[`icons/${name}.png`] = await picture(size, size).png().toBuffer();
  }
  for (const language of languageCodes) {
    const local = (path: string) => localizePath(path, language).slice(1);
    const { home, filler } = words[language];
    const text = { brand: "FTS", title: home, description: filler };
    files[local("/manifest.webmanifest")] = JSON.stringify(manifest(language, text, prefix));
    for (const page of pages(language)) {
      files[local(`${page.route}index.html`)] = html(page, language, site);
    }
    const notFound = { route: "/404.html", seo: { title: home, description: filler.repeat(2) } };
    files[local("/404.html")] = html(notFound, language, site, true);
  }
  return files;
}

const roots: string[] = [];

/** Writes the site into a new folder, with whatever `change` does to its files, by their paths. */
export async function writeTestSite(
  change: (files: Files) => void = () => undefined,
  prefix = "",
): Promise<string> {
  const files = await allFiles({ prefix, siteUrl: `https://fts.example${prefix}` });
  change(files);
  const root = mkdtempSync(join(tmpdir(), "checked-"));
  roots.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** Removes every site that was written. */
export function removeTestSites(): void {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
}
