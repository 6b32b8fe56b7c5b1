/** The content that structured data and web manifests are made of, in one language. */
import type { BuildArgs } from "gatsby";
import type { Language } from "../../i18n/languages";
import type { CompanyFacts, QuestionFacts, ServiceFacts } from "../../seo/structuredData/facts";
import { fixedPaths, pageTypes, rootFieldOf } from "../pages";

export interface PageSeo {
  title: string;
  description: string;
  noIndex: boolean | null;
}

/** The words of a page of src/pages. */
export interface PageWords {
  seo: PageSeo;
  title?: string;
  questions?: { items: readonly QuestionFacts[] };
}

export interface ServiceWords extends ServiceFacts {
  seo: PageSeo;
  questions: readonly QuestionFacts[];
}

export interface SiteContent {
  company: CompanyFacts;
  allService: { nodes: readonly ServiceWords[] };
  /** By the root field of the page's content type. */
  [page: string]: unknown;
}

const seo = "seo { title(language: $language) description(language: $language) noIndex }";
const questions = "question(language: $language) answer(language: $language)";

/** What a content type has besides `seo` that structured data tells. */
const ownFields: Readonly<Record<string, string>> = {
  HomePage: "",
  InvestmentPage: `title(language: $language) questions { items { ${questions} } }`,
};

const pageFields = fixedPaths.map((route) => {
  const type = pageTypes[route];
  return `${rootFieldOf(type)} { ${seo} ${ownFields[type] ?? "title(language: $language)"} }`;
});

const query = `query SiteContent($language: String!) {
  company {
    name
    blurb(language: $language)
    foundingYear
    email
    phone
    address { locality(language: $language) countryCode mapUrl }
    openingHours { days opens closes }
    social { url }
    countries
    currencies
  }
  allService(sort: { order: ASC }) {
    nodes {
      path
      title(language: $language)
      description(language: $language)
      price { amount currency unit }
      questions { ${questions} }
      ${seo}
    }
  }
  ${pageFields.join("\n  ")}
}`;

/** Reads the content in a language. Rejects when it cannot be queried. */
export async function readSiteContent(
  graphql: BuildArgs["graphql"],
  language: Language,
): Promise<SiteContent> {
  const result = await graphql<SiteContent>(query, { language });
  if (!result.data || result.errors) {
    throw new Error(`The content could not be queried: ${JSON.stringify(result.errors)}`);
  }
  return result.data;
}
