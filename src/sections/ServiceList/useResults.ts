import { startTransition, useEffect, useState } from "react";
import type { FoundInSearch, ServiceSearch } from "./serviceSearch";

interface Results extends FoundInSearch {
  term: string;
}

/**
 * What a search finds; undefined before the first answer. The last answer stays until the next.
 * @param search absent until it is loaded
 * @param onFailure called when something that the search needs cannot be loaded
 */
export function useResults(
  term: string,
  search: ServiceSearch | undefined,
  onFailure: () => void,
): Results | undefined {
  const [results, setResults] = useState<Results>();
  // The answer to an earlier search is not shown again while the next one is looked for.
  if (term === "" && results) setResults(undefined);

  useEffect(() => {
    if (!search || term === "") return;
    let isCurrent = true;
    search.search(term).then(
      (found) => {
        if (isCurrent) startTransition(() => setResults({ term, ...found }));
      },
      () => {
        if (isCurrent) onFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [search, term, onFailure]);

  return term !== "" && search ? results : undefined;
}
