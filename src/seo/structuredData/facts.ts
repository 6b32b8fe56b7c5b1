/** What structured data is made of: the facts of the company and of a page, in one language. */
import type { Language } from "../../i18n/languages";

export interface CompanyFacts {
  readonly name: string;
  readonly blurb: string;
  readonly foundingYear: number;
  readonly email: string;
  readonly phone: string;
  readonly address: {
    readonly locality: string;
    readonly countryCode: string;
    readonly mapUrl: string;
  };
  readonly openingHours: readonly {
    /** By their English names. */
    readonly days: readonly string[];
    /** 24-hour time, like 09:00. */
    readonly opens: string;
    readonly closes: string;
  }[];
  readonly social: readonly { readonly url: string }[];
  /** ISO 3166-1 codes. */
  readonly countries: readonly string[];
  /** ISO 4217 codes. */
  readonly currencies: readonly string[];
}

/** What the page about the company shows of its people, certificates and registration. */
export interface ProofFacts {
  readonly team: {
    readonly items?: readonly { readonly name: string; readonly role: string }[] | undefined;
  };
  readonly certificates: { readonly items?: readonly { readonly name: string }[] | undefined };
  readonly registration: {
    readonly items?:
      | readonly {
          readonly kind: "commercialRegister" | "taxNumber";
          readonly number: string;
        }[]
      | undefined;
  };
}

export interface SiteFacts {
  /** The site's address without a slash at its end. */
  siteUrl: string;
  language: Language;
  company: CompanyFacts;
  proof: ProofFacts;
  words: {
    /** The first breadcrumb of every page. */
    home: string;
    /** What a price is for, by its unit; empty where the price is for all of it. */
    units: Readonly<Record<string, string>>;
  };
}

/** What an entry of a collection is: https://schema.org/Service and the like. */
export type EntryKind = "Service" | "Article";

/** An entry of a collection: a service, an article. */
export interface EntryFacts {
  readonly kind: EntryKind;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly price?:
    | { readonly amount: number; readonly currency: string; readonly unit: string }
    | undefined;
}

export interface PageFacts {
  /** The page's path without language prefix. */
  route: string;
  seo: { readonly title: string; readonly description: string };
  /** Its heading; the home page has none of its own. */
  title?: string;
  /** The pages between the home page and it, from the top. @default none */
  above?: readonly { readonly name: string; readonly route: string }[];
  /** The entry it describes. */
  entry?: EntryFacts;
  /** The entries it lists, in order. */
  entries?: readonly EntryFacts[];
}
