import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { isHandedOver, onHandOver, takeHandedOver } from "../../contact/handOver";
import { readDraft } from "./draft";
import { readForm } from "./formElement";
import { type Opening, openForm, readService } from "./opening";

export interface FormOpening extends Opening {
  /** There is something in it that no draft holds yet. */
  isNew: boolean;
  /** The address or another part of the site has asked for a message of its own. */
  asks: boolean;
}

export interface OpeningOptions {
  formRef: RefObject<HTMLFormElement | null>;
  serviceIds: readonly string[];
  /** Query string and fragment of the page's address. */
  query: string;
  hash: string;
  /** A message is on its way: what stands in the form is left alone, and what waits is taken later. */
  busy: boolean;
  onOpen: (form: HTMLFormElement, opening: FormOpening) => void;
}

/**
 * Opens the form when it appears, and anew when a link or another part of the site asks for something
 * else while it is there.
 */
export function useOpening({ formRef, serviceIds, query, hash, busy, onOpen }: OpeningOptions) {
  const opened = useRef<string>(undefined);
  const open = useEffectEvent(() => {
    const form = formRef.current;
    const isFirst = opened.current === undefined;
    if (!form || (busy && !isFirst)) return;
    if (opened.current === query && !isHandedOver()) return;
    const asksForService = query !== opened.current && readService(query, serviceIds) !== "";
    opened.current = query;
    const handedOver = busy ? undefined : takeHandedOver();
    const typed = readForm(form);
    const opening = openForm({ typed, draft: readDraft(), query, handedOver, serviceIds });
    onOpen(form, {
      ...opening,
      isNew: handedOver !== undefined || Object.values(typed).some((value) => value !== ""),
      asks: handedOver !== undefined || asksForService,
    });
  });
  // Before any event: what a submit finds wrong must not be taken for cleared by the opening.
  useLayoutEffect(() => open(), [query, hash, busy]);
  useLayoutEffect(() => onHandOver(() => open()), []);
}
