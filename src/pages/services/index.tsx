import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { InnerPage } from "../../templates/InnerPage";
import { ServiceComparison } from "../../sections/ServiceComparison/ServiceComparison";
import { ServiceList } from "../../sections/ServiceList/ServiceList";
import { pageHead } from "../../seo/pageHead";

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const { t } = useTranslation("pages");
  const { servicesPage: page } = data;
  const compared = data.services.nodes.flatMap(({ comparison, ...service }) =>
    comparison ? { ...service, comparison } : [],
  );
  return (
    <InnerPage
      page={page}
      actions={
        <>
          <ButtonLink to="/contact/">{t("contact.link")}</ButtonLink>
          <ButtonLink to="/estimate/" variant="default">
            {t("estimate.link")}
          </ButtonLink>
        </>
      }
    >
      <ServiceList
        services={data.services.nodes}
        searchIndex={data.searchIndex}
        query={location.search}
        visit={location.key ?? ""}
      />
      {compared.length > 0 ? (
        <ServiceComparison heading={page.comparison} services={compared} />
      ) : null}
    </InnerPage>
  );
}

export const Head = pageHead((data: Queries.ServicesPageQuery) => data.servicesPage.seo);

export const query = graphql`
  query ServicesPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    servicesPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
      comparison {
        ...Heading
      }
      closing {
        ...Heading
      }
    }
    searchIndex(language: $language)
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
        features(language: $language)
        highlight(language: $language)
        image {
          ...WidePicture
        }
        comparison {
          ...ServiceComparison
        }
      }
    }
  }
`;
