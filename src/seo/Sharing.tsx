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
  /** The page's canonical address; none for pages that are not indexed. */
  url?: string | undefined;
  language: Language;
  /** Absolute address of the social preview image. */
  picture: string;
}

/**
 * Social preview metadata: Open Graph (https://ogp.me/), which X reads too once it knows the card. The
 * image shows the page's title, so the title is its alternative text.
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
    </>
  );
}
