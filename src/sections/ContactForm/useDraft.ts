import { useRef, useState } from "react";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./draft";

/** 128 random bits; unlike `randomUUID` they can be had without https too, as in a test at home. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The draft of the message and its idempotency key, which stays the same for every try to send it,
 * also after a reload, until it has been sent.
 */
export function useDraft(query: string) {
  const [opened] = useState(readDraft);
  const key = useRef<string>(undefined);
  const idempotencyKey = () => (key.current ??= opened?.idempotencyKey ?? newKey());
  return {
    /** The draft that was there when the form opened. */
    opened,
    idempotencyKey,
    keep: (values: Draft["values"]) =>
      keepDraft({ values, query, idempotencyKey: idempotencyKey() }),
    /** The message was sent, or given up: the next one is another. */
    end: () => {
      forgetDraft();
      key.current = newKey();
    },
  };
}
