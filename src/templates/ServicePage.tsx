import { graphql, type PageProps } from "gatsby";
import { pageHead } from "../seo/pageHead";
import { ServiceView } from "./ServiceView";

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  return <ServiceView data={data} />;
}

export const Head = pageHead((data: Queries.ServicePageQuery) => data.service?.seo);

export const query = graphql`
  query ServicePage($id: String!, $language: String!, $path: String!) {
    ...SiteShell
    ...ServiceView
  }
`;
