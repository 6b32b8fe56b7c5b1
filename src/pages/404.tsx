import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/ButtonLink/ButtonLink";
import { SiteLink } from "../components/SiteLink/SiteLink";
import { useWords } from "../i18n/useWords";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { pageHead } from "../seo/pageHead";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const t = useWords("common");
  const { notFoundPage: page } = data;
  return (
    <PageHeader title={page.title} intro={page.intro}>
      <ButtonLink to="/">{t("nav.home.link")}</ButtonLink>
      <ul>
        <li>
          <SiteLink to="/services/">{t("nav.services.link")}</SiteLink>
        </li>
        <li>
          <SiteLink to="/about/">{t("nav.about.link")}</SiteLink>
        </li>
        <li>
          <SiteLink to="/investment/">{t("nav.investment.link")}</SiteLink>
        </li>
        <li>
          <SiteLink to="/contact/">{t("nav.contact.link")}</SiteLink>
        </li>
      </ul>
    </PageHeader>
  );
}

export const Head = pageHead((data: Queries.NotFoundPageQuery) => data.notFoundPage?.seo);

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...SiteShell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Words
    }
    notFoundPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
    }
  }
`;
