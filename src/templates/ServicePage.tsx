import { graphql, type PageProps } from "gatsby";
import { pageHead } from "../seo/pageHead";
import { ServiceView, type ServiceContext } from "./ServiceView";

export default function ServicePage({
  data,
  pageContext,
}: PageProps<Queries.ServicePageQuery, ServiceContext>) {
  return <ServiceView data={data} pageContext={pageContext} />;
}

export const Head = pageHead((data: Queries.ServicePageQuery) => data.service?.seo);

export const query = graphql`
  query ServicePage($id: String!, $language: String!, $path: String!) {
    ...SiteShell
    ...ServiceView
  }
`;
