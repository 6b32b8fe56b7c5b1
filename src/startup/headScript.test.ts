import { headScript } from "./headScript";
import { ownFailures } from "./loadFailures";

interface Run {
  href: string;
  stored?: string | null;
  blocked?: boolean;
  /** The folder of its host that the site lives in. */
  pathPrefix?: string;
  /** How the visitor came, as browsers call it. */
  navigation?: "navigate" | "reload" | "back_forward";
}

/** Runs the script as the head does, on a page at an address, and tells what it did. */
function run({
  href,
  stored = null,
  blocked = false,
  pathPrefix = "",
  navigation = "navigate",
}: Run) {
  Object.assign(globalThis, { __PATH_PREFIX__: pathPrefix });
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<meta name="theme-color" content="">';
  const { href: address, origin, hash } = new URL(href, "https://fts.example");
  const replace = jest.fn<undefined, [URL]>();
  const replaceState = jest.fn<undefined, [unknown, string, URL]>();
  const window = new EventTarget();
  const storage = {
    getItem: () => {
      if (blocked) throw new DOMException("denied", "SecurityError");
      return stored;
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- it is inlined as source, and tested as such
  const script = new Function(
    "document",
    "addEventListener",
    "dispatchEvent",
    "location",
    "history",
    "localStorage",
    "performance",
    headScript(),
  );
  script(
    page,
    window.addEventListener.bind(window),
    window.dispatchEvent.bind(window),
    { href: address, origin, hash, replace },
    { state: null, replaceState },
    storage,
    { getEntriesByType: () => [{ type: navigation }] },
  );
  return {
    root: page.documentElement,
    color: page.querySelector('meta[name="theme-color"]')?.getAttribute("content"),
    moved: replace.mock.calls.map(([target]) => target.href.replace(origin, "")),
    renamed: replaceState.mock.calls.map(([, , target]) => target.href.replace(origin, "")),
    window,
  };
}

describe("the colour scheme before the first paint", () => {
  test.each([
    [{ stored: null }, "dark", "#000000"],
    [{ stored: "true" }, "dark", "#000000"],
    [{ stored: "false" }, "light", "#ffffff"],
    [{ stored: "nonsense" }, "dark", "#000000"],
    [{ blocked: true }, "dark", "#000000"],
  ])("%j is %s", (storage, scheme, color) => {
    const page = run({ href: "/", ...storage });
    expect(page.root.getAttribute("data-mantine-color-scheme")).toBe(scheme);
    expect(page.color).toBe(color);
    expect(page.root.classList.contains("js")).toBe(true);
  });
});

describe("?lang=", () => {
  test.each([
    ["/?lang=ar", "/ar/"],
    ["/about/?lang=ar", "/ar/about/"],
    ["/about/?a=1&lang=ar&b=2#c", "/ar/about/?a=1&b=2#c"],
    ["/ar/?lang=en", "/"],
    ["/ar?lang=en", "/"],
    ["/ar/about/?lang=en#c", "/about/#c"],
    ["/article/?lang=ar", "/ar/article/"],
  ])("%s leads to %s", (href, target) => {
    const page = run({ href });
    expect(page.moved).toEqual([target]);
    expect(page.renamed).toEqual([]);
  });

  test.each([
    ["/about/?lang=en&x=1#c", "/about/?x=1#c"],
    ["/ar/?lang=ar", "/ar/"],
  ])("%s names the page itself: only the parameter goes", (href, target) => {
    const page = run({ href });
    expect(page.moved).toEqual([]);
    expect(page.renamed).toEqual([target]);
  });

  test.each([
    ["/site/?lang=ar", "/site/ar/"],
    ["/site/about/?lang=ar&a=1#c", "/site/ar/about/?a=1#c"],
    ["/site/ar/about/?lang=en", "/site/about/"],
    ["/site/ar//evil.example/?lang=en", "/site//evil.example/"],
  ])("%s leads to %s in a folder of the host", (href, target) => {
    expect(run({ href, pathPrefix: "/site" }).moved).toEqual([target]);
  });

  test.each([
    "/",
    "/?lang=",
    "/?lang=xx",
    "/?lang=AR",
    "/?lang=__proto__",
    "/?lang=toString",
    "/?lang=constructor",
    "/about/?lang=",
    "/ar/about/?lang=AR",
    "/about/?lang=..%2F",
    "/ar/about/?lang=ar%2F..%2Fen",
  ])("%s is left alone", (href) => {
    const page = run({ href });
    expect(page.moved).toEqual([]);
    expect(page.renamed).toEqual([]);
  });

  test.each([
    ["/ar//evil.example/?lang=en", "//evil.example/"],
    ["/ar///evil.example/?lang=en", "///evil.example/"],
    ["/ar/%5Cevil.example/?lang=en", "/%5Cevil.example/"],
    ["/ar/./\\evil.example/?lang=en", "//evil.example/"],
    ["/ar//\\evil.example?lang=en", "///evil.example"],
    ["/ar//user@evil.example/?lang=en", "//user@evil.example/"],
  ])("%s leads to no other host", (href, path) => {
    // What follows the host of this one.
    expect(run({ href }).moved).toEqual([path]);
  });
});

test.each([
  ["by a link", { href: "/" }, false],
  ["at a place in the page", { href: "/#content" }, true],
  ["again", { href: "/", navigation: "reload" }, true],
  ["by Back", { href: "/", navigation: "back_forward" }, true],
] as const)("a page that is opened %s is laid out as a whole: %o %s", (_how, visit, isWhole) => {
  expect(run(visit).root.hasAttribute("data-whole")).toBe(isWhole);
});

/** Lets elements of a page fail, and notes what the page tells of it. */
function watchFailures() {
  const page = run({ href: "/" });
  const reported: string[] = [];
  page.window.addEventListener("preload-failure", (event) => {
    reported.push((event as CustomEvent<{ url: string }>).detail.url);
  });
  const fail = (target: EventTarget) => {
    const event = new Event("error");
    Object.defineProperty(event, "target", { value: target });
    page.window.dispatchEvent(event);
  };
  const failScript = (src: string) =>
    fail(Object.assign(document.createElement("script"), { src }));
  const isMarked = () => page.root.hasAttribute("data-load-failed");
  return { reported, fail, failScript, isMarked };
}

test("a script that fails is reported once, with its address", () => {
  const { reported, fail, failScript, isMarked } = watchFailures();
  fail(document.createElement("img"));
  failScript("https://other.example/x.js");
  fail(new EventTarget());
  expect(reported).toEqual([]);
  expect(isMarked()).toBe(false);

  failScript("https://fts.example/page-1.js");
  expect(reported).toEqual(["https://fts.example/page-1.js"]);
  expect(isMarked()).toBe(true);
});

test.each(ownFailures)("that the script %s fails is reported where it belongs only", (name) => {
  const { reported, failScript, isMarked } = watchFailures();
  const url = `https://fts.example/site/${name}-0123456789abcdef.js`;
  failScript(url);
  expect(reported).toEqual([url]);
  expect(isMarked()).toBe(false);
});

test("a part that fails in a browser is reported, and leaves the others alone", () => {
  jest.useFakeTimers();
  try {
    jest.spyOn(EventTarget.prototype, "dispatchEvent").mockImplementationOnce(() => {
      throw new Error("no events");
    });
    const { root, moved } = run({ href: "/about/?lang=ar#values" });
    expect(root.hasAttribute("data-whole")).toBe(true);
    expect(moved).toEqual(["/ar/about/#values"]);
    expect(() => jest.runAllTimers()).toThrow("no events");
  } finally {
    jest.useRealTimers();
  }
});
