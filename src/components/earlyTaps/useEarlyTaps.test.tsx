import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { renderToString } from "react-dom/server.node";
import { early, useEarlyTaps } from "./useEarlyTaps";

function Panel({ onTap }: { onTap: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEarlyTaps(root);
  return (
    <div ref={root}>
      <button type="button" onClick={onTap} {...early} />
    </div>
  );
}

/** Hydrates the panel over what was served, tapped or not. */
function hydrate(tapped: boolean): jest.Mock {
  const onTap = jest.fn();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Panel onTap={onTap} />);
  expect(container.querySelector("[data-early]")).not.toBeNull();
  if (tapped) {
    container.querySelector("button")!.setAttribute("data-tapped", "");
    // React's development build tells of the attribute.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  }
  render(<Panel onTap={onTap} />, { container, hydrate: true });
  return onTap;
}

test("a tap that came before the handler is carried out once", () => {
  const onTap = hydrate(true);
  expect(onTap).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button")).not.toHaveAttribute("data-tapped");
});

test("without one nothing happens but that the control is taken over", () => {
  const onTap = hydrate(false);
  expect(onTap).not.toHaveBeenCalled();
  expect(screen.getByRole("button")).not.toHaveAttribute("data-early");
});
