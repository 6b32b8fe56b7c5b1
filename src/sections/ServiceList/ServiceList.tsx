import { CardGrid } from "../../components/CardGrid/CardGrid";
import { SearchField } from "../../components/SearchField/SearchField";
import { useWords } from "../../i18n/useWords";
import { MarkedText } from "./MarkedText";
import { NothingFound } from "./NothingFound";
import { ServiceCard, type ListedService } from "./ServiceCard";
import * as classes from "./ServiceList.module.css";
import { useServiceSearch } from "./useServiceSearch";

export interface ServiceListProps {
  services: readonly ListedService[];
  /** Address of the search index, without path prefix. */
  searchIndex: string;
  /** The query string of the page's address. */
  query: string;
  /** Differs from one visit of the page to the next, even at the same address. */
  visit: string;
}

/** Every service with its features and starting price, and the search that narrows them down. */
export function ServiceList({ services, searchIndex, query, visit }: ServiceListProps) {
  const t = useWords("pages");
  const { term, results, highlightedPieces, failed, live } = useServiceSearch(
    searchIndex,
    query,
    visit,
  );
  const shown = results
    ? results.flatMap(({ id, terms }) => {
        const service = services.find((candidate) => candidate.id === id);
        return service ? [{ service, terms }] : [];
      })
    : services.map((service) => ({ service, terms: [] }));
  return (
    <div className={classes.root}>
      <SearchField live={live} />
      <p role="status" className={classes.status}>
        {results ? t("search.status.found", { count: shown.length }) : null}
        {failed ? t("search.failed") : null}
      </p>
      {results && shown.length === 0 ? (
        <NothingFound term={term} services={services} />
      ) : (
        <CardGrid columns="three">
          {shown.map(({ service, terms }) => (
            <li key={service.id}>
              <ServiceCard
                service={service}
                show={(text) =>
                  highlightedPieces && terms.length > 0 ? (
                    <MarkedText pieces={highlightedPieces(text, terms)} />
                  ) : (
                    text
                  )
                }
              />
            </li>
          ))}
        </CardGrid>
      )}
    </div>
  );
}
