import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { PageParts } from "../../components/PageParts/PageParts";
import { SplitSection } from "../../components/SplitSection/SplitSection";
import { ContactWays } from "../../sections/ContactWays/ContactWays";
import { FailureReasons } from "../../sections/FailureReasons/FailureReasons";
import { PageHeader } from "../../sections/PageHeader/PageHeader";
import { pageHead } from "../../seo/pageHead";

/** Where the endpoint redirects a visitor without JavaScript whose message was rejected. */
export default function ContactFailedPage({ data }: PageProps<Queries.ContactFailedPageQuery>) {
  const { t } = useTranslation("contact");
  const { contactFailedPage: page, contactPage } = data;
  return (
    <PageParts>
      <PageHeader title={page.title} intro={page.intro}>
        <FailureReasons />
        <ButtonLink to="/contact/">{t("failed.back")}</ButtonLink>
      </PageHeader>
      <SplitSection title={contactPage.ways.title} intro={contactPage.ways.intro}>
        <ContactWays company={data.ways} />
      </SplitSection>
    </PageParts>
  );
}

export const Head = pageHead((data: Queries.ContactFailedPageQuery) => data.contactFailedPage.seo);

export const query = graphql`
  query ContactFailedPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "pages", "contact"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    contactFailedPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
    }
    contactPage {
      ways {
        ...Heading
      }
    }
    ways: company {
      ...ContactWays
    }
  }
`;
