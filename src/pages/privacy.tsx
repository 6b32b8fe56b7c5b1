import { graphql, type PageProps } from "gatsby";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { Prose } from "../components/Prose/Prose";
import { Slices } from "../components/Slices/Slices";
import { SplitSection } from "../components/SplitSection/SplitSection";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { pageHead } from "../seo/pageHead";

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { privacyPage: page } = data;
  return (
    <Slices>
      <PageHeader
        before={<Breadcrumbs current={page.title} />}
        title={page.title}
        intro={page.intro}
      />
      {page.sections.map(({ title, text }) => (
        <SplitSection key={title} title={title}>
          <Prose paragraphs={text} />
        </SplitSection>
      ))}
    </Slices>
  );
}

export const Head = pageHead((data: Queries.PrivacyPageQuery) => data.privacyPage.seo);

export const query = graphql`
  query PrivacyPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    privacyPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
      sections {
        title(language: $language)
        text(language: $language)
      }
    }
  }
`;
