import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CardGrid } from "../../components/CardGrid/CardGrid";
import { PriceCurrency } from "../../components/PriceCurrency/PriceCurrency";
import { SearchField } from "../../components/SearchField/SearchField";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { MarkedText } from "./MarkedText";
import { ServiceCard, type ListedService } from "./ServiceCard";
import * as classes from "./ServiceList.module.css";
import { useResults } from "./useResults";
import { useServiceSearch } from "./useServiceSearch";

export interface ServiceListProps {
  services: readonly ListedService[];
  /** Address of the search index, without path prefix. */
  searchIndex: string;
  /** The query string of the page's address. */
  query: string;
  /** Unique per visit of the page, even at the same address. */
  visit: string;
}

/** The services with their features and prices, and the search that filters them. */
export function ServiceList({ services, searchIndex, query, visit }: ServiceListProps) {
  const { t } = useTranslation("pages");
  const { term, search, failed, onFailure, live } = useServiceSearch(searchIndex, query, visit);
  const results = useResults(term, search, onFailure);
  const shown = results
    ? results.services.flatMap(({ id, terms }) => {
        const service = services.find((one) => one.id === id);
        return service ? [{ service, terms }] : [];
      })
    : services.map((service) => ({ service, terms: [] }));
  // Results are equals, in the order in which they fit.
  const standsOut = (service: ListedService) => !results && Boolean(service.highlight);
  const questions = results?.questions ?? [];
  const { FoundQuestions, NothingFound } = search ?? {};
  const show = (text: string, terms: readonly string[]) =>
    search && terms.length > 0 ? (
      <MarkedText pieces={search.highlightedPieces(text, terms)} />
    ) : (
      text
    );
  return (
    <Container className={classes.root}>
      <SearchField live={live} />
      <p role="status" className={classes.status}>
        {results ? <span>{t("search.status.found", { count: shown.length })}</span> : null}
        {questions.length > 0 ? (
          <span>{t("search.status.answers", { count: questions.length })}</span>
        ) : null}
        {failed ? <span>{t("search.failed")}</span> : null}
      </p>
      {NothingFound && results && shown.length === 0 && questions.length === 0 ? (
        <NothingFound term={results.term} services={services} />
      ) : null}
      {shown.length > 0 ? (
        <CardGrid columns="three">
          {shown.map(({ service, terms }) => (
            <li key={service.id} className={standsOut(service) ? classes.wide : undefined}>
              <ServiceCard
                service={service}
                wide={standsOut(service)}
                show={(text) => show(text, terms)}
              />
            </li>
          ))}
        </CardGrid>
      ) : null}
      {shown.length > 0 ? (
        <div className={classes.prices}>
          <PriceCurrency prices={shown.map(({ service }) => service.price)} />
          <SiteLink to="/estimate/">{t("estimate.link")}</SiteLink>
        </div>
      ) : null}
      {FoundQuestions && questions.length > 0 ? (
        <FoundQuestions found={questions} show={show} />
      ) : null}
    </Container>
  );
}
