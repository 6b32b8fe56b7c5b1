import { Button, Container } from "@mantine/core";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CardGrid } from "../../components/CardGrid/CardGrid";
import { SearchField } from "../../components/SearchField/SearchField";
import { servicesPerPage } from "../../i18n/listPages";
import { MarkedText } from "./MarkedText";
import { Pagination } from "./Pagination";
import { ServiceCard, type ListedService } from "./ServiceCard";
import * as classes from "./ServiceList.module.css";
import { useResults, type ShownService } from "./useResults";
import { useServiceSearch } from "./useServiceSearch";

export interface ServiceListProps {
  /** Those of the page. */
  services: readonly ListedService[];
  /** Which page of the list it is, counted from 1. */
  page: number;
  pageCount: number;
  /** Address of the search index, without path prefix. */
  searchIndex: string;
  /** The query string of the page's address. */
  query: string;
  /** Unique per visit of the page, even at the same address. */
  visit: string;
}

/** One page of the services with their features and prices, and the search that filters them. */
export function ServiceList({
  services,
  page,
  pageCount,
  searchIndex,
  query,
  visit,
}: ServiceListProps) {
  const { t } = useTranslation("pages");
  const { term, search, failed, onFailure, live } = useServiceSearch(searchIndex, query, visit);
  const known = useCallback(
    (position: number) => services[position - (page - 1) * servicesPerPage],
    [services, page],
  );
  const { results, showMore } = useResults({ term, search, known, onFailure });
  const shown: readonly ShownService[] =
    results?.shown ?? services.map((service) => ({ service, terms: [] }));
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
        {results ? <span>{t("search.status.found", { count: results.count })}</span> : null}
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
      {results && results.count > shown.length ? (
        <Button variant="default" className={classes.more} onClick={showMore}>
          {t("search.more")}
        </Button>
      ) : null}
      {FoundQuestions && questions.length > 0 ? (
        <FoundQuestions found={questions} show={show} />
      ) : null}
      {!results && pageCount > 1 ? <Pagination page={page} pageCount={pageCount} /> : null}
    </Container>
  );
}
