import { useCallback, useEffect, useState } from "react";

/**
 * Whether a menu is open, and a function that opens or closes it. It closes when another page is
 * shown. The header learns the path of a page after the page itself is there, so a menu that was
 * opened in between belongs to the new page and stays open.
 */
export function useOpenOnPage(path: string): [open: boolean, setOpen: (open: boolean) => void] {
  const [openedOn, setOpenedOn] = useState<string>();
  useEffect(() => {
    setOpenedOn((page) => (page === window.location.pathname ? page : undefined));
  }, [path]);
  const setOpen = useCallback((open: boolean) => {
    setOpenedOn(open ? window.location.pathname : undefined);
  }, []);
  return [openedOn !== undefined, setOpen];
}
