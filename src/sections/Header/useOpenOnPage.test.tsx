import { act, renderHook } from "@testing-library/react";
import { useOpenOnPage } from "./useOpenOnPage";

const show = (path: string) => window.history.replaceState(null, "", path);

test("a menu closes when another page is shown", () => {
  show("/");
  const { result, rerender } = renderHook(useOpenOnPage, { initialProps: "/" });
  act(() => result.current[1](true));
  rerender("/");
  expect(result.current[0]).toBe(true);
  show("/about/");
  rerender("/about/");
  expect(result.current[0]).toBe(false);
});

test("a menu opened on the new page stays open when its path arrives", () => {
  show("/");
  const { result, rerender } = renderHook(useOpenOnPage, { initialProps: "/" });
  show("/about/");
  act(() => result.current[1](true));
  rerender("/about/");
  expect(result.current[0]).toBe(true);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
});
