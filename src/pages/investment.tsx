import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../components/ButtonLink/ButtonLink";
import { PointList } from "../components/PointList/PointList";
import { PageQuestions, QuestionList } from "../components/QuestionList/QuestionList";
import { Section } from "../components/Section/Section";
import { SplitSection } from "../components/SplitSection/SplitSection";
import { CompanyFigures } from "../sections/CompanyFigures/CompanyFigures";
import { InnerPage } from "../templates/InnerPage";
import { StepStair } from "../sections/StepStair/StepStair";
import { pageHead } from "../seo/pageHead";

export default function InvestmentPage({ data }: PageProps<Queries.InvestmentPageQuery>) {
  const { t } = useTranslation("pages");
  const { investmentPage: page } = data;
  const invest = <ButtonLink to="/contact/">{t("invest.link")}</ButtonLink>;
  return (
    <InnerPage page={page} header={invest} actions={invest}>
      <Section title={page.why.title} intro={page.why.intro}>
        <PointList points={page.why.items} columns="three" />
      </Section>
      <Section title={page.numbers.title} intro={page.numbers.intro} raised>
        <CompanyFigures company={data.figures} />
      </Section>
      <SplitSection title={page.models.title} intro={page.models.intro}>
        <PointList points={page.models.items} columns="one" />
      </SplitSection>
      <Section title={page.steps.title} intro={page.steps.intro} raised>
        <StepStair steps={page.steps.items} />
      </Section>
      <SplitSection title={page.questions.title}>
        <PageQuestions>
          <QuestionList questions={page.questions.items} />
        </PageQuestions>
      </SplitSection>
    </InnerPage>
  );
}

export const Head = pageHead((data: Queries.InvestmentPageQuery) => data.investmentPage.seo);

export const query = graphql`
  query InvestmentPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    investmentPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
      image {
        ...WidePicture
      }
      why {
        title(language: $language)
        intro(language: $language)
        items {
          ...IconPointWords
        }
      }
      models {
        title(language: $language)
        intro(language: $language)
        items {
          ...PointWords
        }
      }
      numbers {
        ...Heading
      }
      steps {
        title(language: $language)
        intro(language: $language)
        items {
          ...PointWords
        }
      }
      questions {
        title(language: $language)
        items {
          ...QuestionWords
        }
      }
      closing {
        ...Heading
      }
    }
    figures: company {
      ...CompanyFigures
    }
  }
`;
