import { graphql, type PageProps } from "gatsby";
import { ServiceDiagram } from "../sections/ServiceDiagram/ServiceDiagram";
import { SiteFigures } from "../sections/SiteFigures/SiteFigures";
import { pageHead } from "../seo/pageHead";
import { ServiceView } from "./ServiceView";

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { service, site } = data;
  return (
    <ServiceView
      data={data}
      tour={
        service?.diagram ? (
          <ServiceDiagram diagram={service.diagram} accent={service.color} />
        ) : null
      }
      parts={
        service?.siteFigures ? (
          <SiteFigures service={service} siteUrl={site?.siteMetadata?.siteUrl ?? ""} />
        ) : undefined
      }
    />
  );
}

export const Head = pageHead((data: Queries.ServicePageQuery) => data.service?.seo);

export const query = graphql`
  query ServicePage($id: String!, $language: String!, $path: String!) {
    ...SiteShell
    ...ServiceView
    service(id: { eq: $id }) {
      diagram {
        ...ServiceDiagram
      }
      ...SiteFigures
    }
  }
`;
