import type { KeyboardEvent } from "react";

/** Moves the focus through a list of elements with the arrow keys, Home and End, wrapping. */
export function focusByKey(event: KeyboardEvent, list: NodeListOf<HTMLElement>): void {
  const items = [...list];
  const index = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index <= 0 ? items.length - 1 : index - 1,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || items.length === 0) return;
  event.preventDefault();
  items[target % items.length]?.focus();
}
