import { MantineProvider } from "@mantine/core";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../testing/renderIn";
import { ColorSchemeToggle } from "../components/ColorSchemeToggle/ColorSchemeToggle";
import {
  colorSchemeEvent,
  colorSchemeKey,
  keepColorScheme,
  themeColors,
} from "../startup/colorScheme";
import { languageCodes, type Language } from "../i18n/languages";
import { createColorSchemeManager } from "./colorScheme";

const root = document.documentElement;
const browserColor = () =>
  document.querySelector('meta[name="theme-color"]')?.getAttribute("content");
const scheme = () => root.getAttribute("data-mantine-color-scheme");

// The script listens to the document for good, so it runs once for all tests.
keepColorScheme(colorSchemeKey, themeColors, colorSchemeEvent);

function storeElsewhere(key: string, newValue: string | null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  });
}

function show(language: Language = "en") {
  const { t } = renderIn(
    language,
    <MantineProvider defaultColorScheme="dark" colorSchemeManager={createColorSchemeManager()}>
      <ColorSchemeToggle />
    </MantineProvider>,
  );
  return screen.getByRole("switch", { name: t("colorScheme.toggle.label") });
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#000000">';
  // As another tab would.
  storeElsewhere(colorSchemeKey, "true");
});

test.each(languageCodes)(
  "the switch in %s says, changes and keeps the scheme",
  async (language) => {
    const toggle = show(language);
    expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    expect(toggle).not.toBeChecked();
    await waitFor(() => expect(scheme()).toBe("light"));
    expect(browserColor()).toBe("#ffffff");
    expect(localStorage.getItem("darkMode")).toBe("false");
    toggle.focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(scheme()).toBe("dark"));
    await waitFor(() => expect(toggle).toBeChecked());
    expect(localStorage.getItem("darkMode")).toBe("true");
  },
);

test("the switch works before React does, also when it is pressed twice at once", async () => {
  document.body.innerHTML = '<button data-color-scheme-toggle aria-checked="true"><i></i></button>';
  document.querySelector("i")!.click();
  expect(document.querySelector("button")).toHaveAttribute("aria-checked", "false");
  await waitFor(() => expect(scheme()).toBe("light"));
  document.querySelector("i")!.click();
  document.querySelector("i")!.click();
  document.querySelector("i")!.click();
  await waitFor(() => expect(scheme()).toBe("dark"));
  expect(document.querySelector("button")).toHaveAttribute("aria-checked", "true");
});

test("another tab is followed, and other keys not", () => {
  const toggle = show();
  storeElsewhere("language", "false");
  expect(scheme()).toBe("dark");
  storeElsewhere(colorSchemeKey, "false");
  expect(scheme()).toBe("light");
  expect(toggle).not.toBeChecked();
  expect(browserColor()).toBe("#ffffff");
  storeElsewhere(colorSchemeKey, null);
  expect(toggle).toBeChecked();
});

test("a choice holds for the page where storage throws", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const toggle = show();
  await userEvent.click(toggle);
  await waitFor(() => expect(scheme()).toBe("light"));
  expect(toggle).not.toBeChecked();
});

test("Mantine reads what the head's script has set, else the default", () => {
  const manager = createColorSchemeManager();
  expect(manager.get("light")).toBe("dark");
  root.setAttribute("data-mantine-color-scheme", "sepia");
  expect(manager.get("light")).toBe("light");
});
