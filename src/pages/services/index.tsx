import { graphql, type PageProps } from "gatsby";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { Slices } from "../../components/Slices/Slices";
import { PageHeader } from "../../sections/PageHeader/PageHeader";
import { ServiceList } from "../../sections/ServiceList/ServiceList";
import { pageHead } from "../../seo/pageHead";

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const { servicesPage: page } = data;
  return (
    <Slices>
      <PageHeader
        before={<Breadcrumbs current={page.title} />}
        title={page.title}
        intro={page.intro}
      />
      <ServiceList
        services={data.services.nodes}
        searchIndex={data.searchIndex}
        query={location.search}
        visit={location.key ?? ""}
      />
    </Slices>
  );
}

export const Head = pageHead((data: Queries.ServicesPageQuery) => data.servicesPage.seo);

export const query = graphql`
  query ServicesPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }) {
      ...Words
    }
    servicesPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
    }
    searchIndex(language: $language)
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
        features(language: $language)
      }
    }
  }
`;
