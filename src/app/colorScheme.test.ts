import { colorSchemeKey, createColorSchemeManager } from "./colorScheme";

const attribute = "data-mantine-color-scheme";
const store = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#000000">';
  document.documentElement.removeAttribute(attribute);
});

const browserColor = () =>
  document.querySelector('meta[name="theme-color"]')?.getAttribute("content");

test("reads what the head's script has set, else the default", () => {
  const manager = createColorSchemeManager();
  expect(manager.get("dark")).toBe("dark");
  document.documentElement.setAttribute(attribute, "light");
  expect(manager.get("dark")).toBe("light");
  document.documentElement.setAttribute(attribute, "sepia");
  expect(manager.get("dark")).toBe("dark");
});

test("keeps a choice under darkMode and colours the browser", () => {
  const manager = createColorSchemeManager();
  manager.set("light");
  expect(localStorage.getItem(colorSchemeKey)).toBe("false");
  expect(browserColor()).toBe("#ffffff");
  manager.set("dark");
  expect(localStorage.getItem("darkMode")).toBe("true");
  expect(browserColor()).toBe("#000000");
  manager.clear();
  expect(localStorage.getItem("darkMode")).toBeNull();
});

test("follows the other tabs, and other keys not", () => {
  const manager = createColorSchemeManager();
  const onUpdate = jest.fn();
  manager.subscribe(onUpdate);
  store("language", "false");
  expect(onUpdate).not.toHaveBeenCalled();
  store(colorSchemeKey, "false");
  expect(onUpdate).toHaveBeenLastCalledWith("light");
  expect(browserColor()).toBe("#ffffff");
  store(colorSchemeKey, null);
  expect(onUpdate).toHaveBeenLastCalledWith("dark");
  manager.unsubscribe();
  store(colorSchemeKey, "false");
  expect(onUpdate).toHaveBeenCalledTimes(2);
});

test("holds a choice for the page where storage throws", () => {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(deny);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(deny);
  const manager = createColorSchemeManager();
  expect(() => manager.set("light")).not.toThrow();
  expect(() => manager.clear()).not.toThrow();
  expect(browserColor()).toBe("#ffffff");
});
