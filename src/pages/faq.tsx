import { graphql, type PageProps } from "gatsby";
import { PageQuestions } from "../components/QuestionList/QuestionList";
import { SearchField } from "../components/SearchField/SearchField";
import { FaqGroup } from "../sections/Faq/FaqGroup";
import { Subjects } from "../sections/Faq/Subjects";
import { useNamedQuestion } from "../sections/Faq/useNamedQuestion";
import { InnerPage } from "../templates/InnerPage";
import { pageHead } from "../seo/pageHead";

export default function FaqPage({ data, location }: PageProps<Queries.FaqPageQuery>) {
  const { faqPage: page } = data;
  useNamedQuestion(location.hash);
  return (
    <InnerPage
      page={page}
      header={
        <>
          <SearchField />
          <Subjects groups={page.groups} />
        </>
      }
    >
      <PageQuestions>
        {page.groups.map((group) => (
          <FaqGroup key={group.id} group={group} />
        ))}
      </PageQuestions>
    </InnerPage>
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
