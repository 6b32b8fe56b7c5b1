import { render, screen } from "@testing-library/react";
import { delayReload, pendingRequest } from "../components/reload";
import { ErrorBoundary } from "./ErrorBoundary";
import { refuseEmptyPage, rememberServedPage, restoreServedPage, servedPage } from "./servedPage";

const served = '<main id="content"><h1>Served</h1><a href="/contact/">Contact</a></main>';

beforeEach(() => {
  document.documentElement.removeAttribute("data-load-failed");
  document.body.innerHTML = `<div id="___gatsby">${served}</div>`;
  rememberServedPage();
});

function Broken(): never {
  throw new Error("data of another shape");
}

test("a page that can be drawn is drawn", () => {
  render(
    <ErrorBoundary>
      <p>Drawn</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText("Drawn")).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute("data-load-failed");
});

test("a page that cannot be drawn stays as it was served, with a message", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML = "";
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Served" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact/");
  expect(document.documentElement).toHaveAttribute("data-load-failed");
});

test("a page that cannot be drawn while a message is sent leaves the word to the next one", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  delayReload(new Promise(() => undefined));
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getAllByRole("heading", { name: "Served" })).not.toHaveLength(0);
  expect(document.documentElement).not.toHaveAttribute("data-load-failed");
  delete pendingRequest.request;
});

test("a page that was put back once is not there twice after the next error", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const container = document.getElementById("___gatsby")!;
  const { rerender } = render(<ErrorBoundary>{null}</ErrorBoundary>, { container });
  restoreServedPage();
  rerender(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getAllByRole("heading", { name: "Served" })).toHaveLength(1);
});

test("an emptied page gets its served HTML back", () => {
  const root = document.getElementById("___gatsby")!;
  root.innerHTML = "";
  restoreServedPage();
  expect(root.innerHTML).toBe(served);
  expect(document.documentElement).toHaveAttribute("data-load-failed");
});

test("a page without content is refused, one with content is left alone", () => {
  refuseEmptyPage();
  expect(document.documentElement).not.toHaveAttribute("data-load-failed");
  const root = document.getElementById("___gatsby")!;
  root.innerHTML = "<div></div>";
  expect(servedPage.path).toBe(window.location.pathname);
  refuseEmptyPage();
  expect(root.innerHTML).toBe(served);
});
