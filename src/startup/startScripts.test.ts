import { waitFor } from "@testing-library/dom";
import {
  buttonTimeoutMs,
  linkTimeoutMs,
  scriptsTemplate,
  startScripts,
  interactedAttribute,
} from "./startScripts";

const root = document.documentElement;
const page = `
  <a id="menu" href="#footer" data-early>Menu</a>
  <button id="next" data-early>Next</button>
  <a id="about" href="#about">About</a>
  <template id="${scriptsTemplate}"><script data-app type="text/plain"></script></template>`;

const started = () => document.querySelectorAll("script[data-app]").length;
const get = (id: string) => document.getElementById(id)!;
/** Clicks; returns whether the browser would have done what the element itself does. */
const click = (id: string) =>
  get(id).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

/** Resolves once the link has been followed: jsdom takes its time, and not from the fake clock. */
async function expectFollowed(): Promise<void> {
  jest.useRealTimers();
  await waitFor(() => expect(window.location.hash).toBe("#footer"));
}

// The script listens for good; between tests its listeners are taken away.
let stopListening: (() => void)[] = [];
function record(target: Window | Document): void {
  const add = target.addEventListener.bind(target);
  jest.spyOn(target, "addEventListener").mockImplementation((...args: unknown[]) => {
    const [type, listener, options] = args as Parameters<typeof add>;
    add(type, listener, options);
    stopListening.push(() => target.removeEventListener(type, listener, options));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  record(window);
  record(document);
  document.body.innerHTML = page;
  root.removeAttribute("data-load-failed");
  root.removeAttribute(interactedAttribute);
  startScripts(scriptsTemplate, interactedAttribute, linkTimeoutMs, buttonTimeoutMs);
});
afterEach(() => {
  for (const stop of stopListening) stop();
  stopListening = [];
  window.history.replaceState(null, "", "/");
  jest.useRealTimers();
});

test.each(["pointerdown", "keydown", "click"])("the scripts start once at a %s", (type) => {
  expect(started()).toBe(0);
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  expect(started()).toBe(1);
  expect(document.body.lastElementChild).toHaveAttribute("data-app");
});

test("the scripts start when the page is shown and the browser idle", () => {
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(2000);
  expect(started()).toBe(1);
});

test("an interaction before they run is recorded", () => {
  expect(root).not.toHaveAttribute(interactedAttribute);
  window.dispatchEvent(new Event("pointerdown"));
  expect(root).toHaveAttribute(interactedAttribute);
});

test("a tapped control waits for its handler, the last one only, and starts the scripts", () => {
  expect(click("next")).toBe(false);
  expect(get("next")).toHaveAttribute("data-tapped");
  expect(started()).toBe(1);
  expect(click("menu")).toBe(false);
  expect(get("menu")).toHaveAttribute("data-tapped");
  expect(get("next")).not.toHaveAttribute("data-tapped");
});

test("other links, and controls that have their handler, are left alone", () => {
  expect(click("about")).toBe(true);
  get("menu").removeAttribute("data-early");
  expect(click("menu")).toBe(true);
  expect(get("menu")).not.toHaveAttribute("data-tapped");
});

test("a link whose handler does not come is followed, at a second tap at once", async () => {
  click("menu");
  jest.advanceTimersByTime(linkTimeoutMs);
  await expectFollowed();
  expect(get("menu")).not.toHaveAttribute("data-tapped");
  expect(click("menu")).toBe(false);
  expect(click("menu")).toBe(true);
});

test("a button whose handler does not come shows the failure message", () => {
  click("next");
  jest.advanceTimersByTime(buttonTimeoutMs);
  expect(root).toHaveAttribute("data-load-failed");
  expect(get("next")).not.toHaveAttribute("data-tapped");
});

test("nothing waits for scripts that have failed", async () => {
  click("menu");
  root.setAttribute("data-load-failed", "");
  window.dispatchEvent(new CustomEvent("preload-failure"));
  await expectFollowed();
  expect(click("menu")).toBe(true);
});
