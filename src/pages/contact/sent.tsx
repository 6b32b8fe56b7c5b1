import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { PointSteps } from "../../components/PointSteps/PointSteps";
import { PageParts } from "../../components/PageParts/PageParts";
import { SplitSection } from "../../components/SplitSection/SplitSection";
import { PageHeader } from "../../sections/PageHeader/PageHeader";
import { pageHead } from "../../seo/pageHead";

/** Where the endpoint redirects after a native submit whose message was accepted. */
export default function ContactSentPage({ data }: PageProps<Queries.ContactSentPageQuery>) {
  const { t } = useTranslation("contact");
  const { contactSentPage: page, contactPage } = data;
  return (
    <PageParts>
      <PageHeader title={page.title} intro={page.intro}>
        <ButtonLink to="/">{t("sent.home")}</ButtonLink>
        <ButtonLink to="/services/" variant="default">
          {t("sent.services")}
        </ButtonLink>
      </PageHeader>
      <SplitSection title={contactPage.after.title}>
        <PointSteps steps={contactPage.after.items.map((text) => ({ text }))} />
      </SplitSection>
    </PageParts>
  );
}

export const Head = pageHead((data: Queries.ContactSentPageQuery) => data.contactSentPage.seo);

export const query = graphql`
  query ContactSentPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "contact"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    contactSentPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
    }
    contactPage {
      after {
        title(language: $language)
        items(language: $language)
      }
    }
  }
`;
