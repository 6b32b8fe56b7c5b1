import { withPrefix } from "gatsby";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { normalizeQuery, queryFromAddress } from "../../search/query";
import { withTerm } from "./addressTerm";
import { loadSearch } from "./loadSearch";
import type { ServiceSearch } from "./serviceSearch";

/** Browsers refuse an address that changes too often (Safari: 100 times in 30 seconds). */
const addressDelay = 300;

/**
 * The search of the services page. The term lives in the address (`?search=`), where it can be
 * shared and where Back finds it again.
 *
 * @param indexPath the index's address, without path prefix
 * @param query the query string of the page's address
 * @param visit differs from one visit of the page to the next: a link to it starts over
 */
export function useServiceSearch(indexPath: string, query: string, visit: string) {
  const inputRef = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const started = useRef(false);
  const [term, setTerm] = useState("");
  const [search, setSearch] = useState<ServiceSearch>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    loadSearch(withPrefix(indexPath)).then(
      (loaded) => {
        setSearch(loaded);
        setFailed(false);
      },
      // The visitor sees an error and every service; the next keystroke retries.
      () => setFailed(true),
    );
  }, [indexPath]);

  const writeAddress = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const current = normalizeQuery(inputRef.current?.value ?? "");
    const address = withTerm(window.location.href, current);
    if (address !== window.location.href) {
      window.history.replaceState(window.history.state, "", address);
    }
  }, []);

  const onInput = useCallback(
    (text: string) => {
      const next = normalizeQuery(text);
      // The keystroke is painted first, then the results.
      startTransition(() => setTerm(next));
      if (next) load();
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(writeAddress, addressDelay);
    },
    [load, writeAddress],
  );

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    // Text typed before hydration takes precedence over the address.
    const typed = !started.current && query === "" ? input.value : "";
    started.current = true;
    const start = normalizeQuery(typed) || queryFromAddress(query);
    input.value = start;
    setTerm(start);
    if (start) load();
    return () => window.clearTimeout(timer.current);
  }, [query, visit, load]);

  const onFailure = useCallback(() => {
    setSearch(undefined);
    setFailed(true);
  }, []);

  const onDone = useCallback(() => {
    if (timer.current !== undefined) writeAddress();
  }, [writeAddress]);

  return {
    term,
    /** Absent until it is loaded. */
    search,
    failed: failed && term !== "",
    onFailure,
    live: { inputRef, onFocus: load, onInput, onDone },
  };
}
