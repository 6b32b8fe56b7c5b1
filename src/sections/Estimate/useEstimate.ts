import { useDebouncedCallback } from "@mantine/hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import { isEmpty, noChoice, readChoice, withChoice, type Choice, type Choosable } from "./choice";
import { fillForm, readForm } from "./formElement";

/** In milliseconds. Safari refuses more than 100 changes of the address in 30 seconds. */
const addressDelay = 300;

/** What is chosen, and the fields as they were typed. */
interface EstimateState {
  choice: Choice;
  typed: URLSearchParams;
  /** The full address of the choice; "" before hydration. */
  address: string;
}

const initialState: EstimateState = { choice: noChoice, typed: new URLSearchParams(), address: "" };

/**
 * The choice of the estimate's page. It lives in the address, where it can be shared and where Back
 * finds it again, and is read from it once the page is hydrated.
 *
 * @param query the query string of the page's address
 * @param visit differs from one visit of the page to the next: a link to it starts over
 */
export function useEstimate(services: readonly Choosable[], query: string, visit: string) {
  const formRef = useRef<HTMLFormElement>(null);
  const isHydrated = useRef(false);
  const [state, setState] = useState(initialState);

  const writeAddress = useDebouncedCallback((address: string) => {
    if (address === window.location.href) return;
    window.history.replaceState(window.history.state, "", address);
  }, addressDelay);

  const readFields = useCallback(() => {
    if (!formRef.current) return;
    const typed = readForm(formRef.current);
    const choice = readChoice(typed, services);
    const address = withChoice(window.location.href, choice);
    setState({ choice, typed, address });
    writeAddress(address);
  }, [services, writeAddress]);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // What was chosen before hydration takes precedence over the address.
    const early = isHydrated.current ? noChoice : readChoice(readForm(form), services);
    const asked = readChoice(new URLSearchParams(query), services);
    // An empty choice would erase what was typed before hydration and cannot be read yet.
    if (isEmpty(early) && (isHydrated.current || !isEmpty(asked))) fillForm(form, asked);
    isHydrated.current = true;
    readFields();
    return () => writeAddress.cancel();
  }, [query, visit, services, readFields, writeAddress]);

  return { formRef, ...state, onChange: readFields };
}
