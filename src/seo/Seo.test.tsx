import { render } from "@testing-library/react";
import { languageCodes, languages, otherLanguages } from "../i18n/languages";
import { alternates, localizePath } from "../i18n/paths";
import { Seo, type SeoProps } from "./Seo";

const siteUrl = "https://fts.example/site";

function head(props: Partial<SeoProps> = {}) {
  render(
    <Seo
      seo={{
        title: 'ERP & "IFRS"',
        description: "What we build.",
        keywords: ["ERP", "IFRS"],
        noIndex: null,
      }}
      brand="FTS"
      siteUrl={siteUrl}
      route="/about/"
      language="en"
      picture="/static/social.jpg"
      {...props}
    />,
  );
  // React puts what belongs there into the head.
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    title: document.title,
    meta: (name: string) =>
      all(`meta[name="${name}"], meta[property="${name}"]`).map((element) =>
        element.getAttribute("content"),
      ),
    canonical: all('link[rel="canonical"]').map((link) => link.getAttribute("href")),
    alternates: all('link[rel="alternate"][hreflang]').map((link) => ({
      hrefLang: link.getAttribute("hreflang"),
      href: link.getAttribute("href"),
    })),
    aliases: all('link[rel="alternate"]:not([hreflang])').map((link) => link.getAttribute("href")),
  };
}

describe.each(languageCodes)("a page in %s", (language) => {
  const url = `${siteUrl}${localizePath("/about/", language)}`;

  test("names itself, its address and its versions, as the sitemap does", () => {
    const page = head({ language });
    expect(page.title).toBe('ERP & "IFRS" | FTS');
    expect(page.meta("description")).toEqual(["What we build."]);
    expect(page.meta("keywords")).toEqual([`ERP${languages[language].listSeparator}IFRS`]);
    expect(page.canonical).toEqual([url]);
    expect(page.alternates).toEqual(alternates("/about/", siteUrl));
    expect(page.aliases).toEqual(otherLanguages(language).map((code) => `${url}?lang=${code}`));
    expect(page.meta("robots")).toEqual([]);
  });

  test("describes itself to social previews, in its language", () => {
    const { meta, title } = head({ language });
    const picture = `${siteUrl}/static/social.jpg`;
    expect(meta("og:title")).toEqual([title]);
    expect(meta("og:url")).toEqual([url]);
    expect(meta("og:locale")).toEqual([languages[language].openGraphLocale]);
    expect(meta("og:locale:alternate")).toEqual(
      otherLanguages(language).map((code) => languages[code].openGraphLocale),
    );
    expect(meta("og:image")).toEqual([picture]);
    expect(meta("og:image:width")).toEqual(["1200"]);
    expect(meta("og:image:height")).toEqual(["630"]);
    expect(meta("og:image:alt")).toEqual([title]);
    expect(meta("twitter:card")).toEqual(["summary_large_image"]);
  });
});

test("a page that is not to be found says so, and has no address", () => {
  const seo = { title: "Not found", description: "", keywords: [], noIndex: true };
  const page = head({ seo });
  expect(page.meta("robots")).toEqual(["noindex"]);
  expect(page.canonical).toEqual([]);
  expect(page.alternates).toEqual([]);
  expect(page.aliases).toEqual([]);
  expect(page.meta("og:url")).toEqual([]);
});
