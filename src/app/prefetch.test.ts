import { watchPrefetching } from "./prefetch";

const loadPage = jest.fn(() => Promise.resolve());
const hovering = jest.fn();

/** Lets what is under way go on: idle times and loaded pages. */
const goOn = () => jest.advanceTimersByTimeAsync(3_600_000);

beforeEach(() => {
  jest.useFakeTimers();
  loadPage.mockClear();
  hovering.mockClear();
  window.___loader = { enqueue: jest.fn(), hovering, loadPage };
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
  jest.useRealTimers();
});

test("links in sight are loaded ahead from the first interaction on, those that are gone not", async () => {
  watchPrefetching();
  window.___loader?.enqueue("/about/");
  window.___loader?.enqueue("/contact/").abort();
  window.___loader?.enqueue("/investment/");
  await goOn();
  expect(loadPage).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("keydown"));
  await goOn();
  expect(loadPage.mock.calls).toEqual([["/investment/"], ["/about/"]]);
  loadPage.mockRejectedValueOnce(new Error("offline"));
  window.___loader?.enqueue("/services/");
  await goOn();
  window.___loader?.enqueue("/privacy/");
  await goOn();
  expect(loadPage).toHaveBeenLastCalledWith("/privacy/");
});

test.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "nothing is loaded ahead where it would be dear: %o",
  async (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    // Its own, since what earlier tests have put on the window still hears.
    const loader = { enqueue: jest.fn(), hovering: jest.fn(), loadPage: jest.fn() };
    const { hovering, loadPage } = loader;
    window.___loader = loader;
    watchPrefetching();
    window.dispatchEvent(new Event("keydown"));
    loader.enqueue("/about/");
    loader.hovering("/about/");
    document.body.innerHTML = '<a href="/about/">About</a>';
    document.body.firstElementChild!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await goOn();
    expect(loadPage).not.toHaveBeenCalled();
    expect(hovering).not.toHaveBeenCalled();
  },
);

test("the page behind a link is loaded when it is pressed", () => {
  watchPrefetching();
  document.body.innerHTML = '<a href="/about/#values"><span>About</span></a>';
  document.querySelector("span")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(hovering).toHaveBeenCalledWith("/about/");
});

test.each([
  '<a href="https://other.example/">Elsewhere</a>',
  '<a href="/ar/" hreflang="ar">العربية</a>',
  '<a href="/about/" target="_blank">New tab</a>',
  '<a href="/report.pdf">File</a>',
  "<button>No link</button>",
])("nothing is loaded for %s", (html) => {
  watchPrefetching();
  document.body.innerHTML = html;
  document.body.firstElementChild!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(hovering).not.toHaveBeenCalled();
});
