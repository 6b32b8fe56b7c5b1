import { graphql, type PageProps } from "gatsby";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { PointSteps } from "../components/PointSteps/PointSteps";
import { ContactLayout } from "../sections/ContactLayout/ContactLayout";
import { ContactWays } from "../sections/ContactWays/ContactWays";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { pageHead } from "../seo/pageHead";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage: page } = data;
  return (
    <>
      <PageHeader
        before={<Breadcrumbs current={page.title} />}
        title={page.title}
        intro={page.intro}
      />
      <ContactLayout
        main={{
          title: page.ways.title,
          intro: page.ways.intro,
          content: <ContactWays company={data.ways} />,
        }}
        beside={{
          title: page.after.title,
          content: <PointSteps steps={page.after.items.map((text) => ({ text }))} />,
        }}
      />
    </>
  );
}

export const Head = pageHead((data: Queries.ContactPageQuery) => data.contactPage.seo);

export const query = graphql`
  query ContactPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "pages"] } }) {
      ...Words
    }
    contactPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
      ways {
        ...Heading
      }
      after {
        title(language: $language)
        items(language: $language)
      }
    }
    ways: company {
      ...ContactWays
    }
  }
`;
