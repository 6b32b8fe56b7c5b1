import { useEffect, type RefObject } from "react";

/** Space between the button and what is below or above it, in pixels. */
const gap = 16;

/**
 * Keeps the button above a bar that stands where it would: sets `--floating-bar` on the assistant's
 * element, in pixels. Not on the document: every element would inherit it and have its styles
 * computed anew.
 */
export function useFloatingBar(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let bar: HTMLElement | null = null;
    const measure = () => {
      const own = button.current;
      if (!own || own.hidden) return;
      const place = own.getBoundingClientRect();
      const taken = bar?.getBoundingClientRect();
      const meets = taken && taken.left < place.right + gap && taken.right > place.left - gap;
      const height = meets ? taken.height + gap : 0;
      own.parentElement?.style.setProperty("--floating-bar", `${height}px`);
    };
    // It measures for the first time after the layout, which a call here would force.
    const resizes = new ResizeObserver(measure);
    const findBar = () => {
      const found = document.querySelector<HTMLElement>("[data-floating-bar]");
      if (found === bar) return;
      if (bar) resizes.unobserve(bar);
      bar = found;
      if (found) resizes.observe(found);
      else measure();
    };
    // A bar may come later than the button, and goes when it is dismissed. It stands beside the page.
    const changes = new MutationObserver(findBar);
    const page = document.getElementById("content")?.parentElement ?? document.body;
    changes.observe(page, { childList: true });
    resizes.observe(document.documentElement);
    findBar();
    return () => {
      changes.disconnect();
      resizes.disconnect();
    };
  }, [button]);
}
