import { render, screen } from "@testing-library/react";
import { samplePicture } from "../../../testing/samples";
import { Picture } from "./Picture";

describe("a picture", () => {
  test("waits until it is near, keeps its place and names itself", () => {
    render(<Picture image={samplePicture("A ledger")} sizes="50vw" />);
    const image = screen.getByRole("img", { name: "A ledger" });
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).not.toHaveAttribute("fetchpriority");
    expect(image).toHaveAttribute("width", "1200");
    expect(image).toHaveAttribute("height", "800");
    const source = image.parentElement?.querySelector("source");
    expect(source).toHaveAttribute("type", "image/avif");
    expect(source).toHaveAttribute("sizes", expect.stringMatching(/66vw, 50vw$/));
  });

  test("has one file for browsers that cannot read the others", () => {
    render(<Picture image={samplePicture("A ledger")} />);
    expect(screen.getByRole("img")).toHaveAttribute("src", "/photo.jpg");
    expect(screen.getByRole("img")).not.toHaveAttribute("srcset");
  });

  test("comes at once when it is the first", () => {
    render(<Picture image={samplePicture("A ledger")} eager />);
    const image = screen.getByRole("img");
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "high");
    expect(image.parentElement?.querySelector("source")).toHaveAttribute("sizes", "100vw");
  });

  test("as wide as the page keeps its place by whole pixels in its proportions", () => {
    const picture = samplePicture("A ledger");
    Object.assign(picture.file.childImageSharp!.gatsbyImageData, { width: 1, height: 0.5625 });
    render(<Picture image={picture} />);
    expect(screen.getByRole("img")).toHaveAttribute("width", "640");
    expect(screen.getByRole("img")).toHaveAttribute("height", "360");
  });

  test("that could not be read shows nothing", () => {
    render(<Picture image={{ alt: "A ledger", file: { childImageSharp: null } }} />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});
