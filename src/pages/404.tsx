import { graphql, type PageProps } from "gatsby";
import { SearchField } from "../components/SearchField/SearchField";
import { PageParts } from "../components/PageParts/PageParts";
import { MissingTip } from "../components/MissingTip/MissingTip";
import { MainLinks } from "../sections/MainLinks/MainLinks";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { pageHead } from "../seo/pageHead";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFoundPage: page } = data;
  return (
    <PageParts>
      <PageHeader title={page.title} intro={page.intro} before={<MissingTip />}>
        <SearchField />
      </PageHeader>
      <MainLinks />
    </PageParts>
  );
}

export const Head = pageHead((data: Queries.NotFoundPageQuery) => data.notFoundPage.seo);

export const query = graphql`
  query NotFoundPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    notFoundPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
    }
  }
`;
