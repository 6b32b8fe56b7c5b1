import { startTransition, useEffect, useState } from "react";
import type { ServiceSearch } from "./serviceSearch";
import type { ListedService } from "./ServiceCard";

/** How many results are shown at first, and with each wish for more. */
const atOnce = 12;

export interface ShownService {
  service: ListedService;
  /** The words of it that matched. */
  terms: readonly string[];
}

interface Results {
  term: string;
  /** How many services match. */
  count: number;
  shown: readonly ShownService[];
  questions: Awaited<ReturnType<ServiceSearch["questions"]>>;
}

export interface ResultsOptions {
  term: string;
  /** Absent until it is loaded. */
  search: ServiceSearch | undefined;
  /** A service that the page holds itself, by its place among all. */
  known: (position: number) => ListedService | undefined;
  /** Called when something that the search needs cannot be loaded. */
  onFailure: () => void;
}

/** What a search finds; undefined before the first answer. The last answer stays until the next. */
export function useResults({ term, search, known, onFailure }: ResultsOptions) {
  const [results, setResults] = useState<Results>();
  const [wanted, setWanted] = useState({ term, most: atOnce });
  // The answer to an earlier search is not shown again while the next one is looked for.
  if (term === "" && results) setResults(undefined);
  const most = wanted.term === term ? wanted.most : atOnce;

  useEffect(() => {
    if (!search || term === "") return;
    let isCurrent = true;
    const find = async () => {
      const found = await search.search(term);
      const shown = await Promise.all(
        found.slice(0, most).map(async ({ position, terms }) => ({
          service: known(position) ?? (await search.card(position)),
          terms,
        })),
      );
      const questions = await search.questions(term);
      if (!isCurrent) return;
      startTransition(() => setResults({ term, count: found.length, shown, questions }));
    };
    find().catch(() => {
      if (isCurrent) onFailure();
    });
    return () => {
      isCurrent = false;
    };
  }, [search, term, most, known, onFailure]);

  return {
    results: term !== "" && search ? results : undefined,
    showMore: () => setWanted({ term, most: most + atOnce }),
  };
}
