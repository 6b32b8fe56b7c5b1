import { act, renderHook, waitFor } from "@testing-library/react";
import { usePageTitle } from "./usePageTitle";

const start = () => {
  document.title = "First";
  return renderHook(({ path }) => usePageTitle(path), { initialProps: { path: "/" } });
};

test("the first page has its title at once", () => {
  expect(start().result.current).toEqual({ path: "/", title: "First" });
});

test("a page is named when its head has come, and not while there is none", async () => {
  const { result, rerender } = start();
  rerender({ path: "/about/" });
  expect(result.current?.path).toBe("/");
  document.querySelector("title")!.remove();
  await act(() => Promise.resolve());
  expect(result.current?.path).toBe("/");
  const title = document.createElement("title");
  title.textContent = "About";
  document.head.append(title);
  await waitFor(() => expect(result.current).toEqual({ path: "/about/", title: "About" }));
});

test("a page of the same name is named as well", () => {
  jest.useFakeTimers();
  const { result, rerender } = start();
  rerender({ path: "/other/" });
  act(() => jest.runAllTimers());
  expect(result.current).toEqual({ path: "/other/", title: "First" });
  jest.useRealTimers();
});
