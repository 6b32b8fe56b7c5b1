import { useEffect, useRef, useState } from "react";

/** A page and the name it has given itself. */
export interface NamedPage {
  path: string;
  title: string;
}

/** How long the head is given to follow the page, in milliseconds. */
const headLimit = 1000;

/**
 * The page with its title, once the head has followed: Gatsby takes the old page's head away and
 * sets the new one a little after the page itself is there.
 * @returns the page that was named last, which may still be the one before.
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
    // A page of the same name may change nothing.
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
