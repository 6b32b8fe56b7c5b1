import { watchPrefetching } from "./prefetch";

const loadPage = jest.fn(() => Promise.resolve({}));
const loadPageSync = jest.fn();
const hovering = jest.fn();

/** Lets what is under way go on: idle times and loaded pages. */
const goOn = () => jest.advanceTimersByTimeAsync(3_600_000);

/** Stands in for the observer, which jsdom lacks: tests say what comes into sight. */
class Sight {
  static readonly links = new Set<Element>();
  static tell: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    Sight.tell = callback;
  }
  observe(link: Element) {
    Sight.links.add(link);
  }
}

function see(path: string, isIntersecting = true): void {
  const target = [...Sight.links].find((link) => (link as HTMLAnchorElement).pathname === path);
  if (!target) throw new Error(`${path} is not observed`);
  const entry = { target, isIntersecting } as unknown as IntersectionObserverEntry;
  Sight.tell([entry], undefined as never);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { __PATH_PREFIX__: "", IntersectionObserver: Sight });
  Sight.links.clear();
  loadPage.mockClear();
  hovering.mockClear();
  window.___loader = { hovering, loadPage, loadPageSync };
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
  jest.useRealTimers();
});

test("links in sight are loaded ahead from the first interaction on, those that are gone not", async () => {
  const routes = ["/about/", "/contact/", "/investment/", "/services/"];
  document.body.innerHTML = routes.map((route) => `<a href="${route}">${route}</a>`).join("");
  watchPrefetching();
  await goOn();
  expect(Sight.links.size).toBe(0);
  window.dispatchEvent(new Event("keydown"));
  await goOn();
  expect(Sight.links.size).toBe(routes.length);
  see("/about/");
  see("/contact/");
  see("/contact/", false);
  see("/investment/");
  await goOn();
  expect(loadPage.mock.calls).toEqual([["/investment/"], ["/about/"]]);
  loadPage.mockRejectedValueOnce(new Error("offline"));
  see("/services/");
  await goOn();
  document.body.insertAdjacentHTML("beforeend", '<a href="/privacy/">Privacy</a>');
  await goOn();
  see("/privacy/");
  await goOn();
  expect(loadPage).toHaveBeenLastCalledWith("/privacy/");
});

test.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "nothing is loaded ahead where it would be dear: %o",
  async (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    // Its own, since what earlier tests have put on the window still hears.
    const loader = { hovering: jest.fn(), loadPage: jest.fn(), loadPageSync };
    window.___loader = loader;
    watchPrefetching();
    window.dispatchEvent(new Event("keydown"));
    document.body.innerHTML = '<a href="/about/">About</a>';
    document.body.firstElementChild!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await goOn();
    expect(loader.loadPage).not.toHaveBeenCalled();
    expect(loader.hovering).not.toHaveBeenCalled();
  },
);

test("nothing is loaded ahead offline, where Gatsby would remember the failure", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  document.body.innerHTML = '<a href="/about/">About</a>';
  watchPrefetching();
  window.dispatchEvent(new Event("keydown"));
  await goOn();
  see("/about/");
  document.body.firstElementChild!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await goOn();
  expect(loadPage).not.toHaveBeenCalled();
  expect(hovering).not.toHaveBeenCalled();
  online.mockRestore();
});

test.each(["pointerover", "pointerdown"])("the page behind a link is loaded on %s", (type) => {
  watchPrefetching();
  document.body.innerHTML = '<a href="/about/#values"><span>About</span></a>';
  document.querySelector("span")!.dispatchEvent(new Event(type, { bubbles: true }));
  expect(hovering).toHaveBeenCalledWith("/about/");
});
