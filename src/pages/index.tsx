import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../components/ButtonLink/ButtonLink";
import { Section } from "../components/Section/Section";
import { PageParts } from "../components/PageParts/PageParts";
import { ChairmanMessage } from "../sections/ChairmanMessage/ChairmanMessage";
import { ClientProof } from "../sections/ClientProof/ClientProof";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall";
import { ErpGlimpse } from "../sections/ErpGlimpse/ErpGlimpse";
import { ErpModules } from "../sections/ErpModules/ErpModules";
import { Hero } from "../sections/Hero/Hero";
import { HomeAbout } from "../sections/HomeAbout/HomeAbout";
import { LetterBand } from "../sections/LetterBand/LetterBand";
import { Projects } from "../sections/Projects/Projects";
import { ServiceGrid } from "../sections/ServiceGrid/ServiceGrid";
import { pageHead } from "../seo/pageHead";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { t } = useTranslation("home");
  const { homePage: home } = data;
  const modules = data.modules.nodes;
  return (
    <PageParts>
      <Hero slides={home.slides} />
      <HomeAbout about={home.about} claims={data.claims.claims} />
      <ChairmanMessage message={home.chairman} />
      <Section
        {...home.services}
        actions={
          <ButtonLink to="/services/" variant="default" arrow>
            {t("services.all.link")}
          </ButtonLink>
        }
      >
        <ServiceGrid services={data.featured.nodes} />
      </Section>
      {home.band ? <LetterBand band={home.band} author={home.chairman.title} /> : null}
      {modules[0] ? (
        <Section
          {...home.modules}
          raised
          actions={
            <ButtonLink to={modules[0].service.path} variant="default" arrow>
              {t("modules.more.link")}
            </ButtonLink>
          }
        >
          <ErpModules modules={modules} />
          <ErpGlimpse tour={data.erpTour} />
        </Section>
      ) : null}
      {data.projects.nodes.length > 0 ? (
        <Section {...home.projects}>
          <Projects projects={data.projects.nodes} tourRoute={data.erpTour.service.path} />
        </Section>
      ) : null}
      {process.env.GATSBY_CLIENT_PROOF ? <ClientProof proof={data.proof} /> : null}
      <ClosingCall heading={home.closing}>
        <ButtonLink to="/contact/">{t("closing.contact.link")}</ButtonLink>
        <ButtonLink to="/services/" variant="default">
          {t("closing.services.link")}
        </ButtonLink>
      </ClosingCall>
    </PageParts>
  );
}

export const Head = pageHead((data: Queries.HomePageQuery) => data.homePage.seo);

export const query = graphql`
  query HomePage($language: String!, $path: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "home"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    homePage {
      seo {
        ...SeoWords
      }
      ...Hero
      about {
        ...HomeAbout
      }
      chairman {
        ...ChairmanMessage
      }
      services {
        ...Heading
      }
      band {
        ...LetterBand
      }
      modules {
        ...Heading
      }
      projects {
        ...Heading
      }
      closing {
        ...Heading
      }
    }
    claims: company {
      ...Claims
    }
    featured: allService(filter: { featured: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...FeaturedService
      }
    }
    modules: allErpModule(sort: { order: ASC }) {
      nodes {
        ...ErpModuleCard
        service {
          path
        }
      }
    }
    erpTour {
      ...ErpGlimpse
    }
    projects: allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
    proof {
      ...ClientProof
    }
  }
`;
