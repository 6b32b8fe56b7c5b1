import { withPrefix } from "gatsby";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { normalizeQuery, queryFromAddress } from "../../search/query";
import { withTerm } from "./addressTerm";
import { loadEngine, type Engine } from "./loadEngine";

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
  const [engine, setEngine] = useState<Engine>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    loadEngine(withPrefix(indexPath)).then(
      (loaded) => {
        setEngine(loaded);
        setFailed(false);
      },
      // The visitor is told, sees every service, and the next letter tries again.
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
      // The letter is shown first, then what it finds.
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
    // What was typed before the scripts started comes first, then what the address says.
    const typed = !started.current && query === "" ? input.value : "";
    started.current = true;
    const start = normalizeQuery(typed) || queryFromAddress(query);
    input.value = start;
    setTerm(start);
    if (start) load();
    return () => window.clearTimeout(timer.current);
  }, [query, visit, load]);

  const onFailure = useCallback(() => {
    setEngine(undefined);
    setFailed(true);
  }, []);

  const onDone = useCallback(() => {
    if (timer.current !== undefined) writeAddress();
  }, [writeAddress]);

  return {
    term,
    /** Absent until it is loaded. */
    engine,
    failed: failed && term !== "",
    onFailure,
    live: { inputRef, onFocus: load, onInput, onDone },
  };
}
