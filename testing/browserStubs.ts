class SilentObserver implements ResizeObserver, IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A media query that never matches; a test that needs a match spies on `window.matchMedia`. */
function neverMatches(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList;
}

/** Adds browser APIs that components use and jsdom lacks. */
export function addBrowserStubs(): void {
  Object.assign(window, {
    matchMedia: neverMatches,
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    scrollTo() {},
  });
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
}
