import { graphql, type PageProps } from "gatsby";
import { PointSteps } from "../../components/PointSteps/PointSteps";
import { SplitSection } from "../../components/SplitSection/SplitSection";
import { ContactForm } from "../../sections/ContactForm/ContactForm";
import { ContactLayout } from "../../sections/ContactLayout/ContactLayout";
import { ContactShortcuts, ContactWays } from "../../sections/ContactWays/ContactWays";
import { InnerPage } from "../../templates/InnerPage";
import { pageHead } from "../../seo/pageHead";

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage: page } = data;
  return (
    <InnerPage page={page} header={<ContactShortcuts company={data.ways} />}>
      <ContactLayout
        main={{
          title: page.form.title,
          intro: page.form.intro,
          content: (
            <ContactForm
              services={data.services.nodes}
              company={data.formCompany}
              query={location.search}
              hash={location.hash}
            />
          ),
        }}
        beside={{
          title: page.ways.title,
          intro: page.ways.intro,
          content: <ContactWays company={data.ways} />,
        }}
      />
      <SplitSection title={page.after.title} raised>
        <PointSteps steps={page.after.items.map((text) => ({ text }))} />
      </SplitSection>
    </InnerPage>
  );
}

export const Head = pageHead((data: Queries.ContactPageQuery) => data.contactPage.seo);

export const query = graphql`
  query ContactPage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "pages", "contact"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    contactPage {
      seo {
        ...SeoWords
      }
      title(language: $language)
      intro(language: $language)
      form {
        ...Heading
      }
      ways {
        ...Heading
      }
      after {
        title(language: $language)
        items(language: $language)
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ContactFormService
      }
    }
    formCompany: company {
      ...ContactFormCompany
    }
    ways: company {
      ...ContactWays
    }
  }
`;
