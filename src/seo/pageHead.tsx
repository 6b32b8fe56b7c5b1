import type { HeadProps } from "gatsby";
import { isLanguage } from "../i18n/languages";
import { Seo, type SeoProps } from "./Seo";

interface PageData {
  company: { name: string } | null;
  site: { siteMetadata: { siteUrl: string } | null } | null;
  socialPicture: string;
}

interface PageContext {
  /** `originalPath` is the page's path without language prefix. */
  i18n: { language: string; originalPath: string };
}

/** Creates a page's Head; `seoOf` selects its SEO texts from the page's data. */
export function pageHead<Data>(seoOf: (data: Data) => SeoProps["seo"] | undefined) {
  return function Head({ data, pageContext }: HeadProps<Data & PageData, PageContext>) {
    const seo = seoOf(data);
    const { language, originalPath } = pageContext.i18n;
    if (!seo || !data.company || !isLanguage(language)) return null;
    return (
      <Seo
        seo={seo}
        brand={data.company.name}
        // There is none while developing.
        siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
        route={originalPath}
        language={language}
        picture={data.socialPicture}
      />
    );
  };
}
