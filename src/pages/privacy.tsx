import { graphql, type PageProps } from "gatsby";
import { Prose } from "../components/Prose/Prose";
import { SplitSection } from "../components/SplitSection/SplitSection";
import { InnerPage } from "../templates/InnerPage";
import { pageHead } from "../seo/pageHead";

/** What this site is built with; the words on the rest would speak of nothing. */
const has: Readonly<Record<string, boolean>> = {
  assistant: !process.env.GATSBY_CHAT_SCRIPT_URL,
  chat: Boolean(process.env.GATSBY_CHAT_SCRIPT_URL),
  statistics: Boolean(process.env.GATSBY_ANALYTICS_ID),
};

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { privacyPage: page } = data;
  const sections = page.sections.filter(({ shownWith }) => !shownWith || has[shownWith]);
  return (
    <InnerPage page={page}>
      {sections.map(({ title, text }) => (
        <SplitSection key={title} title={title}>
          <Prose paragraphs={text} />
        </SplitSection>
      ))}
    </InnerPage>
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
        shownWith
      }
    }
  }
`;
