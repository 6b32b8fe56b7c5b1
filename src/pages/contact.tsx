import { graphql, type PageProps } from "gatsby";
import { PointSteps } from "../components/PointSteps/PointSteps";
import { Section } from "../components/Section/Section";
import { ContactWays } from "../sections/ContactWays/ContactWays";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { pageHead } from "../seo/pageHead";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage: page } = data;
  return (
    <>
      <PageHeader title={page.title} intro={page.intro} />
      <Section {...page.ways}>
        <ContactWays company={data.company} />
      </Section>
      <Section title={page.after.title} raised>
        <PointSteps steps={page.after.items} />
      </Section>
    </>
  );
}

export const Head = pageHead((data: Queries.ContactPageQuery) => data.contactPage?.seo);

export const query = graphql`
  query ContactPage($language: String!) {
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
  }
`;
