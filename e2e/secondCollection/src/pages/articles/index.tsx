import { graphql, type PageProps } from "gatsby";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { Slices } from "../../components/Slices/Slices";
import { SplitSection } from "../../components/SplitSection/SplitSection";
import { PageHeader } from "../../sections/PageHeader/PageHeader";
import { pageHead } from "../../seo/pageHead";

export default function ArticlesPage({ data }: PageProps<Queries.ArticlesPageQuery>) {
  const { articlesPage: page, articles } = data;
  return (
    <Slices>
      <PageHeader
        before={<Breadcrumbs current={page.title} />}
        title={page.title}
        intro={page.intro}
      />
      <SplitSection title={page.title}>
        <ul data-search-index={data.searchIndex}>
          {articles.nodes.map(({ id, path, title }) => (
            <li key={id}>
              <SiteLink to={path}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      </SplitSection>
    </Slices>
  );
}

export const Head = pageHead((data: Queries.ArticlesPageQuery) => data.articlesPage.seo);

export const query = graphql`
  query ArticlesPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    articlesPage {
      title(language: $language)
      intro(language: $language)
      seo {
        ...SeoWords
      }
    }
    searchIndex(language: $language, collection: "articles")
    articles: allArticle(sort: { order: ASC }) {
      nodes {
        id
        path
        title(language: $language)
      }
    }
  }
`;
