import { followLinks } from "./links";
import { onOffline } from "./offline";

const navigate = jest.fn();
let isLeft = false;

beforeAll(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: "" });
  window.___navigate = navigate;
  followLinks();
  window.addEventListener("click", (event) => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot load documents.
    event.preventDefault();
  });
});
beforeEach(() => navigate.mockClear());

/** Shows a link, clicks what is in it, and says whether that was left to the browser. */
function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const within = document.querySelector("a *") ?? document.querySelector("a, button")!;
  within.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return isLeft;
}

test("a link to a page is followed without reloading the document", () => {
  expect(click('<a href="/about/?from=x#values"><span>About</span></a>')).toBe(false);
  expect(navigate).toHaveBeenCalledWith("/about/?from=x#values", { replace: false });
});

test("a link to the page it stands on adds nothing to the history", () => {
  click('<a href="/">Home</a>');
  expect(navigate).toHaveBeenCalledWith("/", { replace: true });
});

test.each([
  '<a href="https://other.example/">Elsewhere</a>',
  '<a href="/ar/" hreflang="ar">العربية</a>',
  '<a href="/about/" target="_blank">New tab</a>',
  '<a href="/report.pdf">File</a>',
  '<a href="#content">A place on this page</a>',
  "<button>No link</button>",
])("the browser itself follows %s", (html) => {
  expect(click(html)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("a click that opens elsewhere is the browser's: %o", (init) => {
  expect(click('<a href="/about/">About</a>', init)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test("a click that something else has answered is not followed", () => {
  document.body.innerHTML = '<a href="/about/">About</a>';
  const link = document.querySelector("a")!;
  link.addEventListener("click", (event) => event.preventDefault());
  link.click();
  expect(navigate).not.toHaveBeenCalled();
});

test("offline, a link to another document of the site leaves the page as it is", () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const offline = jest.fn();
  const forget = onOffline(offline);
  expect(click('<a href="/ar/" hreflang="ar">العربية</a>')).toBe(false);
  expect(offline).toHaveBeenLastCalledWith("http://localhost/ar/");
  expect(click('<a href="#content">A place on this page</a>')).toBe(true);
  expect(click('<a href="tel:+20">Telephone</a>')).toBe(true);
  forget();
  online.mockRestore();
});
