import { isOffline, isVerySlow, savesData } from "./connection";

const deny = () => {
  throw new Error("denied");
};
const define = (of: object, name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(of, name, { configurable: true, ...descriptor });

beforeEach(() => {
  define(window, "matchMedia", { value: () => ({ matches: false }) });
});

test.each([
  [{ value: undefined }, false, false],
  [{ value: null }, false, false],
  [{ value: "2g" }, false, false],
  [{ value: { saveData: "yes", effectiveType: 2 } }, false, false],
  [{ value: { saveData: true, effectiveType: "slow-2g" } }, true, true],
  [{ value: Object.defineProperty({}, "saveData", { get: deny }) }, false, false],
  [{ get: deny }, false, false],
])("a connection of %j", (descriptor, saves, slow) => {
  define(navigator, "connection", descriptor);
  expect([savesData(), isVerySlow()]).toEqual([saves, slow]);
});

test.each([
  [{ value: undefined }, false],
  [{ value: true }, false],
  [{ value: false }, true],
  [{ get: deny }, false],
])("online as %j", (descriptor, offline) => {
  define(navigator, "onLine", descriptor);
  expect(isOffline()).toBe(offline);
});
