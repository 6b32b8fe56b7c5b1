import type { HeadProps } from "gatsby";
import { isLanguage } from "../i18n/languages";
import { routeOfPath } from "../i18n/paths";
import { Seo, type SeoProps } from "./Seo";

interface PageData {
  company: { name: string } | null;
  site: { siteMetadata: { siteUrl: string } | null } | null;
}

interface PageContext {
  i18n: { language: string; path: string };
}

/** A page's Head from its data; `seoOf` says where in the data its words are. */
export function pageHead<Data>(seoOf: (data: Data) => SeoProps["seo"] | undefined) {
  return function Head({ data, pageContext, location }: HeadProps<Data & PageData, PageContext>) {
    const seo = seoOf(data);
    const { language } = pageContext.i18n;
    if (!seo || !data.company || !isLanguage(language)) return null;
    return (
      <Seo
        seo={seo}
        brand={data.company.name}
        siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
        route={routeOfPath(location.pathname)}
        language={language}
      />
    );
  };
}
