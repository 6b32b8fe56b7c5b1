import { watchPrefetching } from "./prefetch";

const enqueue = jest.fn(() => ({ abort: () => undefined }));
const hovering = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  enqueue.mockClear();
  hovering.mockClear();
  window.___loader = { enqueue, hovering };
  watchPrefetching();
});
afterEach(() => jest.useRealTimers());

test("links in sight are loaded ahead from the first interaction on, those that are gone not", () => {
  window.___loader?.enqueue("/about/");
  window.___loader?.enqueue("/contact/").abort();
  jest.advanceTimersByTime(3_600_000);
  expect(enqueue).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("keydown"));
  expect(enqueue.mock.calls).toEqual([["/about/"]]);
  window.___loader?.enqueue("/services/");
  expect(enqueue).toHaveBeenLastCalledWith("/services/");
});

test("the page behind a link is loaded when it is pressed", () => {
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
  document.body.innerHTML = html;
  document.body.firstElementChild!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(hovering).not.toHaveBeenCalled();
});
