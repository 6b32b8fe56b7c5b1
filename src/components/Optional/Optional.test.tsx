import { render, screen } from "@testing-library/react";
import { Optional } from "./Optional";

function Broken(): never {
  throw new Error("matchMedia is not a function");
}

test("a part that fails costs only itself", () => {
  const reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <main>
      <p>The page</p>
      <Optional fallback={<p>Something simpler</p>}>
        <Broken />
      </Optional>
      <Optional>
        <Broken />
      </Optional>
      <Optional>
        <p>Another part</p>
      </Optional>
    </main>,
  );
  for (const text of ["The page", "Something simpler", "Another part"])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole("main").children).toHaveLength(3);
  expect(reported).toHaveBeenCalled();
});
