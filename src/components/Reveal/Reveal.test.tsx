import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { Reveal } from "./Reveal";

let enter: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
const disconnect = jest.fn();

beforeEach(() => {
  enter = undefined;
  disconnect.mockClear();
  jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
    enter = callback as unknown as typeof enter;
    return { observe() {}, disconnect } as unknown as IntersectionObserver;
  });
});

function place(top: number): void {
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ top } as unknown as DOMRect);
}

const below = window.innerHeight + 1;
const element = () => screen.getByText("Words").closest("div");

test("what lies below the window waits, rises once and stays", () => {
  place(below);
  render(<Reveal>Words</Reveal>);
  expect(element()).toHaveAttribute("data-reveal", "waiting");
  act(() => enter?.([{ isIntersecting: false }]));
  expect(element()).toHaveAttribute("data-reveal", "waiting");
  act(() => enter?.([{ isIntersecting: true }]));
  expect(element()).toHaveAttribute("data-reveal", "shown");
  expect(disconnect).toHaveBeenCalled();
});

test("what is in the window at first is left alone", () => {
  place(10);
  render(<Reveal>Words</Reveal>);
  expect(element()).not.toHaveAttribute("data-reveal");
});

test("nothing waits under reduced motion", () => {
  place(below);
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => ({ matches: query.includes("reduce") }) as MediaQueryList);
  render(<Reveal>Words</Reveal>);
  expect(element()).not.toHaveAttribute("data-reveal");
});

test("nothing waits in the served HTML", () => {
  expect(renderToString(<Reveal>Words</Reveal>)).toBe("<div>Words</div>");
});
