import { useEffect, useRef, useState } from "react";

/** A page and its document title. */
export interface NamedPage {
  path: string;
  title: string;
}

/** How long to wait for the head to be updated, in milliseconds. */
const headLimit = 1000;

/**
 * The current page with its title, once the head is updated: Gatsby replaces the head shortly after
 * it renders the page.
 * @returns the last page whose title is known, which may still be the previous one
 */
export function usePageTitle(path: string): NamedPage | undefined {
  const [page, setPage] = useState<NamedPage>();
  const first = useRef(true);
  useEffect(() => {
    const name = () => {
      if (document.title === "") return;
      stop();
      setPage({ path, title: document.title });
    };
    const observer = new MutationObserver(name);
    // A page of the same title may cause no mutation.
    const timer = window.setTimeout(name, headLimit);
    const stop = () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
    if (first.current) name();
    else observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    first.current = false;
    return stop;
  }, [path]);
  return page;
}
