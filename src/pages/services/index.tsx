import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { Slices } from "../../components/Slices/Slices";
import { listPageSeo, listRoute } from "../../i18n/listPages";
import { wordsOf } from "../../i18n/wordsOf";
import { ClosingCall } from "../../sections/ClosingCall/ClosingCall";
import { PageHeader } from "../../sections/PageHeader/PageHeader";
import { ServiceComparison } from "../../sections/ServiceComparison/ServiceComparison";
import { ServiceList } from "../../sections/ServiceList/ServiceList";
import { pageHead } from "../../seo/pageHead";

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const { t } = useTranslation("pages");
  const { t: nav } = useTranslation("common");
  const { servicesPage: page } = data;
  const { currentPage, pageCount } = data.services.pageInfo;
  const isFirst = currentPage === 1;
  const title = isFirst ? page.title : t("list.title", { title: page.title, page: currentPage });
  const above = isFirst ? [] : [{ to: listRoute(1), label: nav("nav.services.link") }];
  const compared = data.services.nodes.flatMap(({ comparison, ...service }) =>
    comparison ? { ...service, comparison } : [],
  );
  return (
    <Slices>
      <PageHeader
        before={<Breadcrumbs items={above} current={title} />}
        title={title}
        intro={page.intro}
      />
      <ServiceList
        services={data.services.nodes}
        page={currentPage}
        pageCount={pageCount}
        searchIndex={data.searchIndex}
        query={location.search}
        visit={location.key ?? ""}
      />
      {compared.length > 0 ? (
        <ServiceComparison heading={page.comparison} services={compared} />
      ) : null}
      <ClosingCall heading={page.closing}>
        <ButtonLink to="/contact/">{t("contact.link")}</ButtonLink>
      </ClosingCall>
    </Slices>
  );
}

export const Head = pageHead(({ servicesPage, services, locales }: Queries.ServicesPageQuery) =>
  listPageSeo(servicesPage.seo, services.pageInfo.currentPage, wordsOf(locales, "pages").list),
);

export const query = graphql`
  query ServicesPage($language: String!, $path: String!, $skip: Int = 0) {
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
    services: allService(sort: { order: ASC }, limit: 24, skip: $skip) {
      pageInfo {
        currentPage
        pageCount
      }
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
