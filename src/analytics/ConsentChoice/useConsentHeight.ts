import { useEffect, type RefObject } from "react";

const property = "--consent-height";

/**
 * Publishes how much of the page's bottom the banner covers as `--consent-height` on the document,
 * in pixels, so that nothing hides behind it.
 */
export function useConsentHeight(region: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = region.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [region, shown]);
}
