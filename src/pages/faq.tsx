import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { ButtonLink } from "../components/ButtonLink/ButtonLink";
import { SearchField } from "../components/SearchField/SearchField";
import { Slices } from "../components/Slices/Slices";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall";
import { FaqGroup } from "../sections/Faq/FaqGroup";
import { Subjects } from "../sections/Faq/Subjects";
import { useNamedQuestion } from "../sections/Faq/useNamedQuestion";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { pageHead } from "../seo/pageHead";

export default function FaqPage({ data, location }: PageProps<Queries.FaqPageQuery>) {
  const { t } = useTranslation("pages");
  const { faqPage: page } = data;
  useNamedQuestion(location.hash);
  return (
    <Slices>
      <PageHeader
        before={<Breadcrumbs current={page.title} />}
        title={page.title}
        intro={page.intro}
      >
        <SearchField />
        <Subjects groups={page.groups} />
      </PageHeader>
      {page.groups.map((group) => (
        <FaqGroup key={group.id} group={group} />
      ))}
      <ClosingCall heading={page.closing}>
        <ButtonLink to="/contact/">{t("contact.link")}</ButtonLink>
        <ButtonLink to="/services/" variant="default">
          {t("services.link")}
        </ButtonLink>
      </ClosingCall>
    </Slices>
  );
}

export const Head = pageHead((data: Queries.FaqPageQuery) => data.faqPage.seo);

export const query = graphql`
  query FaqPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    faqPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
      groups {
        ...FaqGroup
      }
      closing {
        ...Heading
      }
    }
  }
`;
