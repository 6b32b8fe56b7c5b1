import type { Country, LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf } from "schema-dts";
import { languageCodes, languages } from "../../i18n/languages";
import type { SiteFacts } from "./facts";
import { organizationId, urlOf } from "./ids";

/** In pixels, both ways; the file is made by tools/artwork/icons.mjs. */
const logoSize = 512;

/** The countries a service is offered in, each by its name and its ISO 3166-1 code. */
export function countriesServed({ company, language }: SiteFacts): Country[] {
  const names = new Intl.DisplayNames(languages[language].intlLocale, { type: "region" });
  return company.countries.map((code) => ({
    "@type": "Country",
    name: names.of(code) ?? code,
    identifier: code,
  }));
}

/** An Organization that is a LocalBusiness, too. */
export type LocalOrganization = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/**
 * The company. It is a LocalBusiness besides an Organization, because only a LocalBusiness has
 * opening hours and `currenciesAccepted`; ProfessionalService, the nearest kind by its name, is
 * deprecated for businesses. Source: https://schema.org/LocalBusiness
 */
export function organization(site: SiteFacts): LocalOrganization {
  const { company, siteUrl } = site;
  const logo = `${siteUrl}/icons/icon-512.png`;
  const areaServed = countriesServed(site);
  return {
    "@type": ["Organization", "LocalBusiness"],
    "@id": organizationId(site),
    name: company.name,
    url: urlOf("/", site),
    slogan: company.tagline,
    description: company.blurb,
    logo: { "@type": "ImageObject", url: logo, width: `${logoSize}`, height: `${logoSize}` },
    image: logo,
    foundingDate: String(company.foundingYear),
    email: company.email,
    telephone: company.phone,
    address: {
      "@type": "PostalAddress",
      addressLocality: company.address.locality,
      addressCountry: company.address.countryCode,
    },
    hasMap: company.address.mapUrl,
    openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as "https://schema.org/Sunday"),
      opens,
      closes,
    })),
    currenciesAccepted: company.currencies.join(", "),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: company.email,
      telephone: company.phone,
      availableLanguage: languageCodes.map((code) => languages[code].hrefLang),
      areaServed: [...company.countries],
    },
    areaServed,
    sameAs: company.social.map(({ url }) => url),
  };
}

/** The company in short, for pages that are about something else. */
export function organizationInShort(site: SiteFacts): OrganizationLeaf {
  const { company, siteUrl } = site;
  return {
    "@type": "Organization",
    "@id": organizationId(site),
    name: company.name,
    url: urlOf("/", site),
    logo: `${siteUrl}/icons/icon-512.png`,
  };
}
