import { graphql, type PageProps } from "gatsby";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { PageParts } from "../components/PageParts/PageParts";
import { Estimate } from "../sections/Estimate/Estimate";
import { OfferSheet } from "../sections/OfferSheet/OfferSheet";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { pageHead } from "../seo/pageHead";

export default function EstimatePage({ data, location }: PageProps<Queries.EstimatePageQuery>) {
  const { estimatePage: page } = data;
  return (
    <OfferSheet
      company={data.company}
      siteUrl={data.site?.siteMetadata?.readableUrl ?? ""}
      path="/estimate/"
    >
      <PageParts>
        <PageHeader
          before={<Breadcrumbs current={page.title} />}
          title={page.title}
          intro={page.intro}
        />
        <Estimate
          words={page}
          services={data.services.nodes}
          company={data.contact}
          query={location.search}
          visit={location.key ?? ""}
        />
      </PageParts>
    </OfferSheet>
  );
}

export const Head = pageHead((data: Queries.EstimatePageQuery) => data.estimatePage.seo);

export const query = graphql`
  query EstimatePage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "estimate", "services"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    estimatePage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
      ...EstimateWords
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...EstimateService
      }
    }
    contact: company {
      ...EstimateCompany
    }
  }
`;
