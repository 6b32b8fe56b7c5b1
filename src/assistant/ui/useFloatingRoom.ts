import { useEffect, type RefObject } from "react";

/** Space between the button and what is below or above it, in pixels. */
const gap = 16;

/**
 * Makes room for the button: tells the rest of the page how much it takes at the bottom
 * (`--floating-room`), and keeps it above a bar that stands where it would
 * (`--floating-bar`, for the assistant's own styles). Both in pixels, on the document.
 */
export function useFloatingRoom(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let bar: HTMLElement | null = null;
    const measure = () => {
      const own = button.current;
      if (!own || own.hidden) return;
      const place = own.getBoundingClientRect();
      const taken = bar?.getBoundingClientRect();
      const meets = taken && taken.left < place.right + gap && taken.right > place.left - gap;
      const height = meets ? taken.height + gap : 0;
      style.setProperty("--floating-bar", `${height}px`);
      style.setProperty("--floating-room", `${height + place.height + 2 * gap}px`);
    };
    const resizes = new ResizeObserver(measure);
    const findBar = () => {
      const found = document.querySelector<HTMLElement>("[data-floating-bar]");
      if (found === bar) return;
      if (bar) resizes.unobserve(bar);
      if (found) resizes.observe(found);
      bar = found;
      measure();
    };
    // A bar may come later than the button, and goes when it is dismissed. It stands beside the page.
    const changes = new MutationObserver(findBar);
    const page = document.getElementById("content")?.parentElement ?? document.body;
    changes.observe(page, { childList: true });
    resizes.observe(document.documentElement);
    findBar();
    measure();
    return () => {
      changes.disconnect();
      resizes.disconnect();
    };
  }, [button]);
}
