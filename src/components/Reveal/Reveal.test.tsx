import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { Reveal } from "./Reveal";

type Seen = Pick<IntersectionObserverEntry, "isIntersecting" | "boundingClientRect" | "rootBounds">;
let report: ((entries: Seen[]) => void) | undefined;

beforeEach(() => {
  report = undefined;
  jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
    report = callback as unknown as typeof report;
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
});

const below = window.innerHeight;
/** The observer's own window ends a little above the real one. */
const rootBounds = { bottom: below * 0.92 } as DOMRectReadOnly;
const seen = (top: number, isIntersecting: boolean): Seen[] => [
  { isIntersecting, boundingClientRect: { top } as DOMRectReadOnly, rootBounds },
];
const element = () => screen.getByText("Words").closest("div");

test("what lies below the window waits, rises once and stays", () => {
  render(<Reveal>Words</Reveal>);
  act(() => report?.(seen(below, false)));
  expect(element()).toHaveAttribute("data-reveal", "waiting");
  act(() => report?.(seen(below - 10, false)));
  expect(element()).toHaveAttribute("data-reveal", "waiting");
  act(() => report?.(seen(below - 100, true)));
  expect(element()).toHaveAttribute("data-reveal", "shown");
  act(() => report?.(seen(below + 500, false)));
  expect(element()).toHaveAttribute("data-reveal", "shown");
});

test.each([
  ["in the window", 10, true],
  ["in its lowest strip", below - 1, false],
  ["above it", -500, false],
])("what is %s at first is left alone", (_place, top, isIntersecting) => {
  render(<Reveal>Words</Reveal>);
  act(() => report?.(seen(top, isIntersecting)));
  expect(element()).not.toHaveAttribute("data-reveal");
  act(() => report?.(seen(below + 500, false)));
  expect(element()).not.toHaveAttribute("data-reveal");
});

test("nothing waits in the served HTML", () => {
  expect(renderToString(<Reveal>Words</Reveal>)).toBe("<div>Words</div>");
});
