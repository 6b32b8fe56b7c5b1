import { act, renderHook } from "@testing-library/react";
import { advanceDelay, lead, useAutoAdvance } from "./useAutoAdvance";

const onSoon = jest.fn();
const onAdvance = jest.fn();
let reducedMotion = false;
let reducedData = false;

beforeEach(() => {
  reducedMotion = false;
  reducedData = false;
  onSoon.mockClear();
  onAdvance.mockClear();
  jest.useFakeTimers();
  jest.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes("data") ? reducedData : media.includes("reduce") && reducedMotion,
        media,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => jest.useRealTimers());

const start = (props = { held: false, current: 0 }) =>
  renderHook((given: typeof props) => useAutoAdvance({ onSoon, onAdvance, ...given }), {
    initialProps: props,
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("advances every five seconds", () => {
  expect(advanceDelay).toBe(5000);
  start();
  pass(4999);
  expect(onAdvance).not.toHaveBeenCalled();
  pass(1);
  expect(onAdvance).toHaveBeenCalledTimes(1);
  pass(5000);
  expect(onAdvance).toHaveBeenCalledTimes(2);
});

test("asks for the next slide shortly before it is due, and not while it waits", () => {
  const { rerender } = start();
  pass(advanceDelay - lead - 1);
  expect(onSoon).not.toHaveBeenCalled();
  pass(1);
  expect(onSoon).toHaveBeenCalledTimes(1);
  rerender({ held: true, current: 1 });
  pass(20_000);
  expect(onSoon).toHaveBeenCalledTimes(1);
});

test("begins the wait anew with every slide", () => {
  const { rerender } = start();
  pass(4000);
  rerender({ held: false, current: 1 });
  pass(4999);
  expect(onAdvance).not.toHaveBeenCalled();
  pass(1);
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

test("waits while it is held, and says so", () => {
  const { result, rerender } = start({ held: true, current: 0 });
  expect(result.current).toMatchObject({ playing: true, running: false });
  pass(20_000);
  expect(onAdvance).not.toHaveBeenCalled();
  rerender({ held: false, current: 0 });
  expect(result.current.running).toBe(true);
  pass(5000);
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

test("stops and starts by the visitor's choice", () => {
  const { result } = start();
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({ playing: false, running: false });
  pass(20_000);
  expect(onAdvance).not.toHaveBeenCalled();
  act(() => result.current.toggle());
  pass(5000);
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

test("waits in a hidden tab", () => {
  start();
  const visibility = jest.spyOn(document, "visibilityState", "get");
  visibility.mockReturnValue("hidden");
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  pass(20_000);
  expect(onAdvance).not.toHaveBeenCalled();
  visibility.mockReturnValue("visible");
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  pass(5000);
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

test("never starts by itself under reduced motion", () => {
  reducedMotion = true;
  const { result } = start();
  pass(20_000);
  expect(onAdvance).not.toHaveBeenCalled();
  expect(result.current.playing).toBe(false);
  act(() => result.current.toggle());
  pass(5000);
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

test("never starts by itself where the visitor saves data", () => {
  reducedData = true;
  const { result } = start();
  pass(20_000);
  expect(onSoon).not.toHaveBeenCalled();
  expect(onAdvance).not.toHaveBeenCalled();
  act(() => result.current.toggle());
  pass(5000);
  expect(onAdvance).toHaveBeenCalledTimes(1);
});

test("has nothing to do where there is nothing to advance to", () => {
  const { result } = renderHook(() =>
    useAutoAdvance({ onSoon, onAdvance, held: false, current: 0, idle: true }),
  );
  pass(20_000);
  expect(result.current.running).toBe(false);
  expect(onSoon).not.toHaveBeenCalled();
});
