/** @jsxRuntime classic */
/** @jsx React.createElement */
/** @jsxFrag React.Fragment */
// Gatsby's Head works around React 19's hoisting of head elements by patching createElement,
// which the automatic runtime does not call.
import React from "react";
import { languages, type Language } from "../i18n/languages";
import { absoluteUrl, alternates, languageAliases, localizePath } from "../i18n/paths";
import { Sharing } from "./Sharing";

export interface SeoProps {
  seo: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
    readonly noIndex: boolean | null;
  };
  /** The brand, which follows the page's title. */
  brand: string;
  /** The site's address without a slash at its end. */
  siteUrl: string;
  /** The page's path without language prefix. */
  route: string;
  language: Language;
  /** Path of the page's social preview image. */
  picture: string;
}

/** A page's SEO metadata: title, description, canonical address, alternates. */
export function Seo({ seo, brand, siteUrl, route, language, picture }: SeoProps) {
  const path = localizePath(route, language);
  const title = `${seo.title} | ${brand}`;
  const url = absoluteUrl(path, siteUrl);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords.join(languages[language].listSeparator)} />
      {seo.noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {alternates(route, siteUrl).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
          {languageAliases(path, siteUrl).map((href) => (
            <link key={href} rel="alternate" href={href} />
          ))}
        </>
      )}
      <Sharing
        title={title}
        description={seo.description}
        brand={brand}
        url={seo.noIndex ? undefined : url}
        language={language}
        picture={absoluteUrl(picture, siteUrl)}
      />
    </>
  );
}
