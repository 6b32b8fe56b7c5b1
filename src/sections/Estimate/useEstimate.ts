import { useDebouncedCallback } from "@mantine/hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import { isEmpty, noChoice, readChoice, withChoice, type Choice, type Choosable } from "./choice";
import { fillForm, readForm } from "./formElement";

/** Browsers refuse an address that changes too often (Safari: 100 times in 30 seconds). */
const addressDelay = 300;

/** What is chosen, and the fields as they were typed. */
interface Opened {
  choice: Choice;
  typed: URLSearchParams;
  /** The full address of the choice; "" before hydration. */
  address: string;
}

const nothing: Opened = { choice: noChoice, typed: new URLSearchParams(), address: "" };

/**
 * The choice of the estimate's page. It lives in the address, where it can be shared and where Back
 * finds it again, and is read from it once the page is hydrated.
 *
 * @param query the query string of the page's address
 * @param visit differs from one visit of the page to the next: a link to it starts over
 */
export function useEstimate(services: readonly Choosable[], query: string, visit: string) {
  const formRef = useRef<HTMLFormElement>(null);
  const started = useRef(false);
  const [opened, setOpened] = useState(nothing);

  const writeAddress = useDebouncedCallback((address: string) => {
    if (address === window.location.href) return;
    window.history.replaceState(window.history.state, "", address);
  }, addressDelay);

  const read = useCallback(() => {
    if (!formRef.current) return;
    const typed = readForm(formRef.current);
    const choice = readChoice(typed, services);
    const address = withChoice(window.location.href, choice);
    setOpened({ choice, typed, address });
    writeAddress(address);
  }, [services, writeAddress]);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // What was chosen before hydration takes precedence over the address.
    const early = started.current ? noChoice : readChoice(readForm(form), services);
    const asked = readChoice(new URLSearchParams(query), services);
    if (isEmpty(early) && (started.current || !isEmpty(asked))) fillForm(form, asked);
    started.current = true;
    read();
    return () => writeAddress.cancel();
  }, [query, visit, services, read, writeAddress]);

  return { formRef, ...opened, onChange: read };
}
