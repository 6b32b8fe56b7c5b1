/** @jsxRuntime classic */
/** @jsx React.createElement */
/** @jsxFrag React.Fragment */
// See Seo.tsx.
import React from "react";
import { languages, otherLanguages, type Language } from "../i18n/languages";
import { socialPictureFormat } from "./socialPictureFormat";

export interface SharingProps {
  title: string;
  description: string;
  brand: string;
  /** The page's canonical address; none where it is not to be found. */
  url?: string | undefined;
  language: Language;
  /** Absolute address of the picture. */
  picture: string;
}

/**
 * What messengers and social networks show of a page: Open Graph (https://ogp.me/) and X's cards,
 * which fall back to it but are read by some on their own. The picture shows the page's title, so
 * the title is what it says to those who do not see it.
 */
export function Sharing({ title, description, brand, url, language, picture }: SharingProps) {
  const { width, height, type } = socialPictureFormat;
  return (
    <>
      <meta property="og:type" content="website" />
      {url === undefined ? null : <meta property="og:url" content={url} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={languages[language].openGraphLocale} />
      {otherLanguages(language).map((code) => (
        <meta key={code} property="og:locale:alternate" content={languages[code].openGraphLocale} />
      ))}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content={type} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={title} />
    </>
  );
}
