import {
  browserScrolls,
  disableGatsbyAnnouncer,
  navigationEnded,
  navigationLimit,
  onSlowNavigation,
  restoreScrollPosition,
  spinnerDelay,
  watchHistory,
  watchNavigation,
} from "./navigation";

const navigate = jest.fn();
const listener = jest.fn<undefined, [boolean]>();
let forget: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  navigate.mockClear();
  listener.mockClear();
  window.___navigate = navigate;
  watchNavigation();
  forget = onSlowNavigation(listener);
});
afterEach(() => {
  navigationEnded();
  forget();
  jest.useRealTimers();
});

describe("a navigation", () => {
  test("goes on as Gatsby has it", () => {
    window.___navigate?.("/about/", { replace: true });
    expect(navigate).toHaveBeenCalledWith("/about/", { replace: true });
  });

  test("is slow after the spinner's delay and not before", () => {
    window.___navigate?.("/about/");
    jest.advanceTimersByTime(spinnerDelay - 1);
    expect(listener).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(listener).toHaveBeenLastCalledWith(true);
    navigationEnded();
    expect(listener).toHaveBeenLastCalledWith(false);
  });

  test("that ends in time shows nothing and loads nothing", () => {
    window.___navigate?.("/about/");
    jest.advanceTimersByTime(spinnerDelay - 1);
    navigationEnded();
    jest.advanceTimersByTime(navigationLimit);
    expect(listener).not.toHaveBeenCalledWith(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("within the page is never slow", () => {
    window.___navigate?.("/#place");
    window.___navigate?.("?search=x");
    expect(jest.getTimerCount()).toBe(0);
  });

  test("is forgotten by who no longer listens", () => {
    forget();
    window.___navigate?.("/about/");
    jest.advanceTimersByTime(spinnerDelay);
    expect(listener).not.toHaveBeenCalled();
  });
});

test("without Gatsby's navigation there is nothing to watch", () => {
  delete window.___navigate;
  watchNavigation();
  expect(window.___navigate).toBeUndefined();
});

test("the browser finds the place within a page, by Back and by hash, and only there", () => {
  watchHistory();
  expect(browserScrolls("/", "/")).toBe(false);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(browserScrolls("/", "/")).toBe(true);
  expect(browserScrolls("/about/", "/")).toBe(false);
  expect(browserScrolls(undefined, "/")).toBe(false);
  window.___navigate?.("/");
  expect(browserScrolls("/", "/")).toBe(false);
});

test("Back to a page with a hash finds the place that was left, not the hash", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  watchHistory();
  window.___navigate?.("/about/#story");
  expect(restoreScrollPosition("#story", 500)).toBe(false);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(restoreScrollPosition("", 500)).toBe(false);
  expect(restoreScrollPosition("#story", 0)).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(restoreScrollPosition("#story", 500)).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith(0, 500);
});

test("a page on its way out does not hear the browser scroll to the place in the next", () => {
  watchHistory();
  const heard = jest.fn();
  window.addEventListener("scroll", heard);
  window.dispatchEvent(new Event("scroll"));
  expect(heard).toHaveBeenCalledTimes(1);
  window.history.pushState(null, "", "/about/");
  window.dispatchEvent(new Event("scroll"));
  expect(heard).toHaveBeenCalledTimes(1);
  navigationEnded();
  window.dispatchEvent(new Event("scroll"));
  expect(heard).toHaveBeenCalledTimes(2);
  window.removeEventListener("scroll", heard);
});

test("Gatsby's English announcer falls silent", () => {
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
  disableGatsbyAnnouncer();
  const announcer = document.getElementById("gatsby-announcer");
  expect(announcer).toHaveAttribute("aria-live", "off");
  expect(announcer).toHaveAttribute("aria-hidden", "true");
});
