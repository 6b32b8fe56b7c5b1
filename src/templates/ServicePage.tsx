import { graphql, type PageProps } from "gatsby";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { ButtonLink } from "../components/ButtonLink/ButtonLink";
import { PointList } from "../components/PointList/PointList";
import { Prose } from "../components/Prose/Prose";
import { QuestionList } from "../components/QuestionList/QuestionList";
import { Section } from "../components/Section/Section";
import { StartingPrice } from "../components/StartingPrice/StartingPrice";
import { useWords } from "../i18n/useWords";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall";
import { ErpModuleDetails } from "../sections/ErpModules/ErpModuleDetails";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { PromiseList } from "../sections/PromiseList/PromiseList";
import { ServiceGrid } from "../sections/ServiceGrid/ServiceGrid";
import { TechnologyChips } from "../components/TechnologyChips/TechnologyChips";
import { pageHead } from "../seo/pageHead";

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const t = useWords("services");
  const nav = useWords("common");
  const { service } = data;
  if (!service) return null;
  const contact = `/contact/?service=${service.id}`;
  return (
    <>
      <PageHeader
        title={service.title}
        intro={service.description}
        image={service.image}
        before={
          <Breadcrumbs
            items={[
              { to: "/", label: nav("nav.home.link") },
              { to: "/services/", label: nav("nav.services.link") },
            ]}
            current={service.title}
          />
        }
      >
        <StartingPrice price={service.price} />
        <ButtonLink to={contact}>{t("quote.link")}</ButtonLink>
      </PageHeader>
      <Section title={t("overview.title")}>
        <Prose paragraphs={service.overview} />
      </Section>
      <Section title={t("features.title")} raised>
        <PromiseList items={service.features} />
      </Section>
      <Section title={t("benefits.title")}>
        <PointList points={service.benefits} />
      </Section>
      {data.modules.nodes.length > 0 ? (
        <Section title={t("modules.title")} raised>
          <ErpModuleDetails modules={data.modules.nodes} />
        </Section>
      ) : null}
      <Section title={t("process.title")} raised={data.modules.nodes.length === 0}>
        <PointList points={service.process} numbered />
      </Section>
      <Section title={t("technologies.title")}>
        <TechnologyChips technologies={service.technologies} />
      </Section>
      <Section title={t("pricing.title")} raised>
        <Prose paragraphs={[service.pricing]} />
      </Section>
      <Section title={t("questions.title")}>
        <QuestionList questions={service.questions} />
      </Section>
      <Section title={t("related.title")} raised>
        <ServiceGrid services={service.related} />
      </Section>
      <ClosingCall heading={{ title: t("closing.title"), intro: t("closing.text") }}>
        <ButtonLink to={contact}>{t("closing.link")}</ButtonLink>
      </ClosingCall>
    </>
  );
}

export const Head = pageHead((data: Queries.ServicePageQuery) => data.service?.seo);

export const query = graphql`
  query ServicePage($serviceId: String!, $language: String!) {
    ...SiteShell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "services"] } }
    ) {
      ...Words
    }
    service(id: { eq: $serviceId }) {
      id
      title(language: $language)
      description(language: $language)
      overview(language: $language)
      features(language: $language)
      benefits {
        ...PointWords
      }
      process {
        ...PointWords
      }
      technologies
      pricing(language: $language)
      price {
        amount
        currency
        unit
      }
      questions {
        ...QuestionWords
      }
      image {
        ...WidePicture
      }
      related {
        ...ServiceCard
      }
      seo {
        ...SeoWords
      }
    }
    modules: allErpModule(filter: { service: { eq: $serviceId } }, sort: { order: ASC }) {
      nodes {
        ...ErpModuleCard
        capabilities(language: $language)
      }
    }
  }
`;
