import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { MantineProvider, Button } from "@mantine/core";

const folder = mkdtempSync(join(tmpdir(), "sample-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function sample(name: string, source: string): string {
  writeFileSync(join(folder, name), source);
  return join(folder, name);
}

describe("the test environment", () => {
  test("a CSS Module exports its own classes by name", () => {
    const path = sample(
      "Card.module.css",
      `.big-card { color: red; } @media (min-width: 1.5em) { .open:hover > .title { color: #fff; } } :global(.other) { color: red; }`,
    );
    // oxlint-disable-next-line typescript/no-require-imports -- the file exists only now
    const classes = require(path) as Record<string, string>;
    expect({ ...classes }).toEqual({
      bigCard: "Card-big-card",
      open: "Card-open",
      title: "Card-title",
    });
  });

  test("a picture is imported as its address", () => {
    // oxlint-disable-next-line typescript/no-require-imports -- the file exists only now
    expect(require(sample("photo.png", ""))).toBe("/photo.png");
  });

  test("components of Mantine render", () => {
    render(
      <MantineProvider env="test">
        <Button>About</Button>
      </MantineProvider>,
    );
    expect(screen.getByRole("button", { name: "About" })).toBeInTheDocument();
  });
});
