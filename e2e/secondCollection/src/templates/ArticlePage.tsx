import { graphql, type PageProps } from "gatsby";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { Prose } from "../components/Prose/Prose";
import { Slices } from "../components/Slices/Slices";
import { SplitSection } from "../components/SplitSection/SplitSection";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { pageHead } from "../seo/pageHead";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, articlesPage } = data;
  if (!article) return null;
  const list = { to: "/articles/", label: articlesPage.title };
  return (
    <Slices>
      <PageHeader
        before={<Breadcrumbs items={[list]} current={article.title} />}
        title={article.title}
        intro={article.description}
        image={article.image}
      />
      <SplitSection title={article.title}>
        <Prose paragraphs={article.paragraphs} />
      </SplitSection>
    </Slices>
  );
}

export const Head = pageHead((data: Queries.ArticlePageQuery) => data.article?.seo);

export const query = graphql`
  query ArticlePage($id: String!, $language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    articlesPage {
      title(language: $language)
    }
    article(id: { eq: $id }) {
      title(language: $language)
      description(language: $language)
      paragraphs(language: $language)
      image {
        ...WidePicture
      }
      seo {
        ...SeoWords
      }
    }
  }
`;
