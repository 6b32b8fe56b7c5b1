import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import type { MessageField } from "../../contact/message";
import { type Control, controlOf, fieldOf } from "./formElement";

export interface FormEvents {
  onInput: (field: MessageField, control: Control) => void;
  /** The visitor has left a field. */
  onLeave: (field: MessageField, control: Control) => void;
  onSubmit: () => void;
}

/**
 * Listens to a form that was there before this code: the document's own events, because the form is
 * rendered elsewhere and its fields are the browser's.
 */
export function useFormEvents(
  formRef: RefObject<HTMLFormElement | null>,
  { onInput, onLeave, onSubmit }: FormEvents,
): void {
  const input = useEffectEvent(onInput);
  const leave = useEffectEvent(onLeave);
  const submit = useEffectEvent(onSubmit);
  // Together with the render that makes the form leave its events to this: none falls between.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const tell = (event: Event, listener: FormEvents["onInput"]) => {
      const field = fieldOf(event.target);
      if (field) listener(field, controlOf(form, field));
    };
    const listeners = {
      input: (event: Event) => tell(event, (field, control) => input(field, control)),
      focusout: (event: Event) => tell(event, (field, control) => leave(field, control)),
      submit: (event: Event) => {
        event.preventDefault();
        submit();
      },
    };
    const entries = Object.entries(listeners);
    for (const [type, listener] of entries) form.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) form.removeEventListener(type, listener);
    };
  }, [formRef]);
}
