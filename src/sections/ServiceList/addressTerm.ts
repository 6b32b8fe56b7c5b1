import { searchParameter } from "../../search/query";

/**
 * The address with another search term and everything else kept; without the parameter when the
 * term is empty.
 */
export function withTerm(address: string, term: string): string {
  const url = new URL(address);
  url.searchParams.delete(searchParameter);
  if (term) url.searchParams.set(searchParameter, term);
  return url.href;
}
