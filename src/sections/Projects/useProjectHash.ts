import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { projectHash } from "../../components/projectHash";

const prefix = projectHash("");

/**
 * The project named by the address, so that a dialog can be linked to and Back closes it. `close`
 * goes back where the dialog was opened from the page, and only drops the hash where the visitor
 * came with it.
 */
export function useProjectHash() {
  const [id, setId] = useState<string>();
  const openedHere = useRef(false);
  useEffect(() => {
    const read = () => {
      const { hash } = window.location;
      // The press on the link is seen before the dialog is rendered.
      startTransition(() => {
        setId(hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined);
      });
    };
    const change = () => {
      openedHere.current = window.location.hash.startsWith(prefix);
      read();
    };
    read();
    window.addEventListener("hashchange", change);
    return () => window.removeEventListener("hashchange", change);
  }, []);

  const close = useCallback(() => {
    if (openedHere.current) {
      window.history.back();
      return;
    }
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
    setId(undefined);
  }, []);
  return { id, close };
}
