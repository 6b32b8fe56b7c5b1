/** A browser with some of its parts replaced, and what the module makes of it. */
function mended(change: () => void): Window & typeof globalThis {
  change();
  jest.isolateModules(() => {
    jest.requireActual("./stubMissingApis");
  });
  return window;
}

const define = (name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(window, name, { configurable: true, ...descriptor });
const deny = () => {
  throw new Error("denied");
};

test.each([
  ["missing", { value: undefined }],
  ["null", { value: null }],
  ["no constructor", { value: {} }],
  ["refused", { get: deny }],
])("an observer that is %s watches nothing", (_, descriptor) => {
  const { ResizeObserver } = mended(() => define("ResizeObserver", descriptor));
  const observer = new ResizeObserver(() => undefined);
  observer.observe(document.body);
  observer.disconnect();
});

test.each([
  ["missing", { value: undefined }],
  ["of the old kind", { value: () => ({ matches: true }) }],
  ["without an answer", { value: () => null }],
  ["refused", { get: deny }],
])("media queries that are %s can be asked and watched", (kind, descriptor) => {
  const list = mended(() => define("matchMedia", descriptor)).matchMedia("(width > 1px)");
  expect(list.matches).toBe(kind === "of the old kind");
  const listener = jest.fn();
  list.addEventListener("change", listener);
  list.removeEventListener("change", listener);
});

test("what works stays as it is", () => {
  const whole = Object.assign(new EventTarget(), { matches: true });
  const matchMedia = () => whole;
  expect(mended(() => define("matchMedia", { value: matchMedia })).matchMedia).toBe(matchMedia);
});
