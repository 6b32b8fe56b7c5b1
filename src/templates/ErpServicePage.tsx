import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Section } from "../components/Section/Section";
import { ErpModuleDetails } from "../sections/ErpModules/ErpModuleDetails";
import { ErpTour } from "../sections/ErpTour/ErpTour";
import { pageHead } from "../seo/pageHead";
import { ServiceView } from "./ServiceView";

/** The page of a service with the ERP tour or modules, whose code no other page loads. */
export default function ErpServicePage({ data }: PageProps<Queries.ErpServicePageQuery>) {
  const { t } = useTranslation("services");
  const modules = data.modules.nodes;
  const [tour] = data.tours.nodes;
  return (
    <ServiceView
      data={data}
      tour={tour ? <ErpTour tour={tour} /> : null}
      parts={
        modules.length > 0 ? (
          <Section title={t("modules.title")}>
            <ErpModuleDetails modules={modules} />
          </Section>
        ) : undefined
      }
    />
  );
}

export const Head = pageHead((data: Queries.ErpServicePageQuery) => data.service?.seo);

export const query = graphql`
  query ErpServicePage($id: String!, $language: String!, $path: String!) {
    ...SiteShell
    ...ServiceView
    modules: allErpModule(filter: { service: { id: { eq: $id } } }, sort: { order: ASC }) {
      nodes {
        ...ErpModuleCard
        capabilities(language: $language)
      }
    }
    tours: allErpTour(filter: { service: { id: { eq: $id } } }) {
      nodes {
        ...ErpTour
      }
    }
  }
`;
