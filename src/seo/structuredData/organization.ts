import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf } from "schema-dts";
import { languageCodes, languages } from "../../i18n/languages";
import { countryName } from "../../i18n/names";
import type { ProofFacts, SiteFacts } from "./facts";
import { homeUrl, organizationId } from "./ids";

/** In pixels, both ways; the file is made by artwork/icons.mjs. */
const logoSize = 512;

/** An Organization that is a LocalBusiness, too. */
export type LocalOrganization = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

type Facts = Partial<Omit<LocalOrganization, "@type">>;

/** What every page says of the company: which one it is. */
const identity = (site: SiteFacts): Facts => ({
  "@id": organizationId(site),
  name: site.company.name,
  url: homeUrl(site),
  logo: {
    "@type": "ImageObject",
    url: `${site.siteUrl}/icons/icon-512.png`,
    width: `${logoSize}`,
    height: `${logoSize}`,
  },
});

/** How to reach it, as in the footer. */
const contactDetails = ({ company }: SiteFacts): Facts => ({
  description: company.blurb,
  email: company.email,
  telephone: company.phone,
  address: {
    "@type": "PostalAddress",
    addressLocality: company.address.locality,
    addressCountry: company.address.countryCode,
  },
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    email: company.email,
    telephone: company.phone,
    availableLanguage: languageCodes.map((code) => languages[code].hrefLang),
  },
  sameAs: company.social.map(({ url }) => url),
});

/** Empty lists are left out. */
const listed = <Item, Fact>(items: readonly Item[] | undefined, make: (item: Item) => Fact) =>
  items?.length ? items.map(make) : undefined;

const staffAndCredentials = ({ team, certificates }: ProofFacts): Facts => ({
  employee: listed(team.items, ({ name, role }) => ({ "@type": "Person", name, jobTitle: role })),
  hasCredential: listed(certificates.items, ({ name }) => ({
    "@type": "EducationalOccupationalCredential",
    name,
  })),
});

/** The numbers under which authorities know the company. */
const registrations = ({ registration: { items } }: ProofFacts): Facts => ({
  taxID: items?.find(({ kind }) => kind === "taxNumber")?.number,
  identifier: listed(
    items?.filter(({ kind }) => kind === "commercialRegister"),
    ({ kind, number }) => ({ "@type": "PropertyValue", propertyID: kind, value: number }),
  ),
});

/** What the page about the company tells of it. */
const profile = ({ company, proof, language }: SiteFacts): Facts => ({
  ...staffAndCredentials(proof),
  ...registrations(proof),
  foundingDate: String(company.foundingYear),
  areaServed: company.countries.map((code) => ({
    "@type": "Country",
    name: countryName(code, language),
    identifier: code,
  })),
  currenciesAccepted: company.currencies.join(", "),
});

/** Where and when it is visited, which the contact page shows. */
const office = ({ company }: SiteFacts): Facts => ({
  hasMap: company.address.mapUrl,
  openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${day}` as "https://schema.org/Sunday"),
    opens,
    closes,
  })),
});

/** What each page that is about the company shows of it besides its footer, by its route. */
const shown: Readonly<Record<string, (site: SiteFacts) => Facts>> = {
  "/": () => ({}),
  "/about/": profile,
  "/contact/": office,
};

/**
 * The company as the page with this path (without language prefix) shows it: the pages about it say
 * what is visible there, the others only which company it is.
 *
 * It is a LocalBusiness besides an Organization, because only a LocalBusiness has opening hours and
 * `currenciesAccepted`; ProfessionalService, the nearest kind by its name, is deprecated for
 * businesses. Source: https://schema.org/LocalBusiness
 */
export function organization(site: SiteFacts, route: string): LocalOrganization | OrganizationLeaf {
  const more = shown[route];
  if (!more) return { "@type": "Organization", ...identity(site) };
  return {
    "@type": ["Organization", "LocalBusiness"],
    ...identity(site),
    ...contactDetails(site),
    ...more(site),
  };
}
