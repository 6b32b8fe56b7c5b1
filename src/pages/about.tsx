import { graphql, type PageProps } from "gatsby";
import { PointList } from "../components/PointList/PointList";
import { Prose } from "../components/Prose/Prose";
import { Section } from "../components/Section/Section";
import { SplitSection } from "../components/SplitSection/SplitSection";
import { CompanyFigures } from "../sections/CompanyFigures/CompanyFigures";
import { CompanyProof } from "../sections/CompanyProof/CompanyProof";
import { InnerPage } from "../templates/InnerPage";
import { PromiseList } from "../sections/PromiseList/PromiseList";
import { pageHead } from "../seo/pageHead";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { aboutPage: about } = data;
  return (
    <InnerPage page={about}>
      <SplitSection title={about.story.title} below={<CompanyFigures company={data.figures} />}>
        <Prose paragraphs={about.story.text} lead />
      </SplitSection>
      <Section title={about.values.title} intro={about.values.intro} raised>
        <PointList points={about.values.items} columns="three" />
      </Section>
      <SplitSection title={about.promise.title} intro={about.promise.text}>
        <PromiseList items={about.promise.items} />
      </SplitSection>
      {process.env.GATSBY_COMPANY_PROOF ? <CompanyProof proof={data.proof} /> : null}
    </InnerPage>
  );
}

export const Head = pageHead((data: Queries.AboutPageQuery) => data.aboutPage.seo);

export const query = graphql`
  query AboutPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    aboutPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
      image {
        ...WidePicture
      }
      story {
        title(language: $language)
        text(language: $language)
      }
      values {
        title(language: $language)
        intro(language: $language)
        items {
          ...IconPointWords
        }
      }
      promise {
        title(language: $language)
        text(language: $language)
        items(language: $language)
      }
      closing {
        ...Heading
      }
    }
    figures: company {
      ...CompanyFigures
    }
    proof {
      ...CompanyProof
    }
  }
`;
