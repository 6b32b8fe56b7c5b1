import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "../components/Breadcrumbs/Breadcrumbs";
import { ButtonLink } from "../components/ButtonLink/ButtonLink";
import { PointList } from "../components/PointList/PointList";
import { PointSteps } from "../components/PointSteps/PointSteps";
import { Prose } from "../components/Prose/Prose";
import { PageQuestions, QuestionList } from "../components/QuestionList/QuestionList";
import { Section } from "../components/Section/Section";
import { PageParts } from "../components/PageParts/PageParts";
import { SplitSection } from "../components/SplitSection/SplitSection";
import { StartingPrice } from "../components/StartingPrice/StartingPrice";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall";
import { KeyFeatures } from "../sections/KeyFeatures/KeyFeatures";
import { OfferSheet } from "../sections/OfferSheet/OfferSheet";
import { PageHeader } from "../sections/PageHeader/PageHeader";
import { RelatedServices } from "../sections/RelatedServices/RelatedServices";
import { ServiceOffer } from "../sections/ServiceOffer/ServiceOffer";

export interface ServiceViewProps {
  data: Queries.SiteShellFragment & Queries.ServiceViewFragment;
  /** A look at what the service delivers, before the words about it. */
  tour?: ReactNode;
  /** The parts of what it delivers, or what proves it, before how it comes about. */
  parts?: ReactNode;
}

/** The page of a service: what it is, how it comes about, what it costs, and what is asked about it. */
export function ServiceView({ data, tour, parts }: ServiceViewProps) {
  const { t } = useTranslation("services");
  const { t: nav } = useTranslation("common");
  const { service } = data;
  if (!service) return null;
  const choice = `?service=${service.id}`;
  const contact = `/contact/${choice}`;
  return (
    <PageParts>
      <OfferSheet
        company={data.company}
        siteUrl={data.site?.siteMetadata?.readableUrl ?? ""}
        path={service.path}
      >
        <PageParts>
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
            <ButtonLink to={contact}>{t("quote.link")}</ButtonLink>
          </PageHeader>
          <KeyFeatures
            title={t("features.title")}
            features={service.features}
            accent={service.color}
          />
          {tour}
          <SplitSection title={t("overview.title")}>
            <Prose paragraphs={service.overview} lead fold={t("overview.more")} />
          </SplitSection>
          <Section title={t("benefits.title")} raised>
            <PointList points={service.benefits} />
          </Section>
          {parts}
          <SplitSection title={t("process.title")} raised={parts !== undefined}>
            <PointSteps steps={service.process} />
          </SplitSection>
          <ServiceOffer service={service} choice={choice} />
        </PageParts>
      </OfferSheet>
      <SplitSection title={t("questions.title")}>
        <PageQuestions>
          <QuestionList questions={service.questions} />
        </PageQuestions>
      </SplitSection>
      <SplitSection title={t("related.title")} raised>
        <RelatedServices services={service.related} />
      </SplitSection>
      <ClosingCall heading={{ title: t("closing.title"), intro: t("closing.text") }}>
        <ButtonLink to={contact}>{t("closing.link")}</ButtonLink>
      </ClosingCall>
    </PageParts>
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
