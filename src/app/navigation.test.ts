import { delayReload, pendingRequest } from "../components/reload";
import {
  browserScrolls,
  disableGatsbyAnnouncer,
  navigationEnded,
  navigationTimeoutMs,
  onSlowNavigation,
  restoreScrollPosition,
  spinnerDelayMs,
  watchHistory,
  watchNavigation,
} from "./navigation";
import { onOffline, watchConnection } from "./offline";

const navigate = jest.fn();
const loadPageSync = jest.fn();
const loadPage = jest.fn<Promise<{ status?: string }>, [string]>();
const listener = jest.fn<undefined, [boolean]>();
let forget: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  navigate.mockClear();
  listener.mockClear();
  loadPageSync.mockReturnValue({});
  window.___loader = { hovering: jest.fn(), loadPage, loadPageSync };
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

  test("to a page of another release is the browser's, once the message under way has arrived", () => {
    delayReload(new Promise(() => {}));
    window.___webpackCompilationHash = "one";
    const load = (webpackCompilationHash: string) =>
      loadPageSync.mockReturnValue({ page: { webpackCompilationHash } });
    load("other");
    window.___navigate?.("/about/");
    expect(navigate).not.toHaveBeenCalled();
    load("one");
    window.___navigate?.("/about/");
    expect(navigate).toHaveBeenCalledTimes(1);
    delete window.___webpackCompilationHash;
    pendingRequest.request = undefined;
  });

  test("is slow after the spinner's delay and not before", () => {
    window.___navigate?.("/about/");
    jest.advanceTimersByTime(spinnerDelayMs - 1);
    expect(listener).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(listener).toHaveBeenLastCalledWith(true);
    navigationEnded();
    expect(listener).toHaveBeenLastCalledWith(false);
  });

  test("that ends in time shows nothing and loads nothing", () => {
    window.___navigate?.("/about/");
    jest.advanceTimersByTime(spinnerDelayMs - 1);
    navigationEnded();
    jest.advanceTimersByTime(navigationTimeoutMs);
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
    jest.advanceTimersByTime(spinnerDelayMs);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("a page that is not loaded yet", () => {
  const fetchMock = jest.fn<Promise<Response>, []>();
  const offline = jest.fn<undefined, [string | undefined]>();
  const settle = () => jest.advanceTimersByTimeAsync(0);
  let forgetOffline: () => void;

  beforeEach(() => {
    loadPageSync.mockReturnValue(undefined);
    offline.mockClear();
    forgetOffline = onOffline(offline);
    window.fetch = fetchMock;
  });
  afterEach(() => forgetOffline());

  test("is opened when it has come", async () => {
    loadPage.mockResolvedValue({});
    window.___navigate?.("/about/");
    expect(navigate).not.toHaveBeenCalled();
    await settle();
    expect(navigate).toHaveBeenCalledWith("/about/", undefined);
  });

  test("that fails is left to the browser where the site answers", async () => {
    loadPage.mockResolvedValue({ status: "error" });
    fetchMock.mockResolvedValue({} as Response);
    window.___navigate?.("/about/");
    await settle();
    expect(navigate).toHaveBeenCalledWith("/about/", undefined);
    expect(offline).not.toHaveBeenCalled();
  });

  test("is waited for where nothing answers, and opened once online", async () => {
    watchConnection();
    loadPage.mockResolvedValue({ status: "error" });
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    window.___navigate?.("/about/");
    await settle();
    expect(navigate).not.toHaveBeenCalled();
    expect(offline).toHaveBeenLastCalledWith("/about/");
    jest.advanceTimersByTime(navigationTimeoutMs);
    expect(listener).not.toHaveBeenCalledWith(true);

    loadPage.mockResolvedValue({});
    window.dispatchEvent(new Event("online"));
    await settle();
    expect(offline).toHaveBeenLastCalledWith(undefined);
    expect(navigate).toHaveBeenCalledWith("/about/", undefined);
  });

  test("gives way to a later choice", async () => {
    loadPage.mockResolvedValue({});
    window.___navigate?.("/about/");
    window.___navigate?.("/contact/");
    await settle();
    expect(navigate.mock.calls).toEqual([["/contact/", undefined]]);
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
