import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { ButtonLink } from "../components/ButtonLink/ButtonLink";
import { PointList } from "../components/PointList/PointList";
import { PointSteps } from "../components/PointSteps/PointSteps";
import { Prose } from "../components/Prose/Prose";
import { QuestionList } from "../components/QuestionList/QuestionList";
import { Section } from "../components/Section/Section";
import { Slices } from "../components/Slices/Slices";
import { SplitSection } from "../components/SplitSection/SplitSection";
import { StartingPrice } from "../components/StartingPrice/StartingPrice";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall";
import { KeyFeatures } from "../sections/KeyFeatures/KeyFeatures";
import { OfferSheet } from "../sections/OfferSheet/OfferSheet";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { RelatedServices } from "../sections/RelatedServices/RelatedServices";
import { ServiceDiagram } from "../sections/ServiceDiagram/ServiceDiagram";
import { ServiceOffer } from "../sections/ServiceOffer/ServiceOffer";

export interface ServiceViewProps {
  data: Queries.SiteShellFragment & Queries.ServiceViewFragment;
  /** A look at what the service delivers, before the words about it. */
  tour?: ReactNode;
  /** The parts of what it delivers, before how it comes about. */
  parts?: ReactNode;
}

/** The page of a service: what it is, how it comes about, what it costs, and what is asked about it. */
export function ServiceView({ data, tour, parts }: ServiceViewProps) {
  const { t } = useTranslation("services");
  const { t: nav } = useTranslation("common");
  const { service } = data;
  if (!service) return null;
  const contact = `/contact/?service=${service.id}`;
  return (
    <Slices>
      <OfferSheet
        company={data.company}
        siteUrl={data.site?.siteMetadata?.readableUrl ?? ""}
        path={service.path}
      >
        <Slices>
          <PageHeader
            title={service.title}
            intro={service.description}
            image={service.image}
            before={
              <Breadcrumbs
                items={[{ to: "/services/", label: nav("nav.services.link") }]}
                current={service.title}
              />
            }
          >
            <StartingPrice price={service.price} large />{" "}
            <ButtonLink to={contact} data-quote>
              {t("quote.link")}
            </ButtonLink>
          </PageHeader>
          <KeyFeatures
            title={t("features.title")}
            features={service.features}
            accent={service.color}
          />
          {service.diagram ? (
            <ServiceDiagram diagram={service.diagram} accent={service.color} />
          ) : null}
          {tour}
          <SplitSection title={t("overview.title")}>
            <Prose paragraphs={service.overview} lead />
          </SplitSection>
          <Section title={t("benefits.title")} raised>
            <PointList points={service.benefits} />
          </Section>
          {parts}
          <SplitSection title={t("process.title")} raised={parts !== undefined}>
            <PointSteps steps={service.process} />
          </SplitSection>
          <ServiceOffer service={service} contact={contact} />
        </Slices>
      </OfferSheet>
      <SplitSection title={t("questions.title")}>
        <QuestionList questions={service.questions} />
      </SplitSection>
      <SplitSection title={t("related.title")} raised>
        <RelatedServices services={service.related} />
      </SplitSection>
      <ClosingCall heading={{ title: t("closing.title"), intro: t("closing.text") }}>
        <ButtonLink to={contact}>{t("closing.link")}</ButtonLink>
      </ClosingCall>
    </Slices>
  );
}

export const query = graphql`
  fragment ServiceView on Query {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "services"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    service(id: { eq: $id }) {
      id
      path
      color
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
      diagram {
        ...ServiceDiagram
      }
      ...ServiceOffer
      questions {
        ...QuestionWords
      }
      image {
        ...WidePicture
      }
      related {
        id
        path
        iconName
        color
        title(language: $language)
        price {
          text(language: $language)
          unit
        }
      }
      seo {
        ...SeoWords
      }
    }
  }
`;
