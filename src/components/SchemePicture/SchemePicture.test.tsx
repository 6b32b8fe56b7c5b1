import { useMantineColorScheme } from "@mantine/core";
import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MantineProvider } from "@mantine/core";
import { renderIn } from "../../../testing/renderIn";
import { samplePicture } from "../../../testing/samples";
import { SchemePicture } from "./SchemePicture";

const dark = samplePicture("A ledger");
const { file } = samplePicture("A ledger by day");
file.childImageSharp!.gatsbyImageData.images.fallback!.src = "/by-day.jpg";

function Switch() {
  const { setColorScheme } = useMantineColorScheme();
  return <button onClick={() => setColorScheme("light")}>Light</button>;
}

describe("a picture with a version for the light scheme", () => {
  test("follows the scheme", () => {
    renderIn(
      "en",
      <>
        <SchemePicture image={{ ...dark, lightFile: file }} sizes="50vw" className="frame" />
        <Switch />
      </>,
    );
    expect(screen.getByRole("img", { name: "A ledger" })).toHaveAttribute("src", "/photo.jpg");
    fireEvent.click(screen.getByRole("button"));
    expect(screen.getByRole("img", { name: "A ledger" })).toHaveAttribute("src", "/by-day.jpg");
  });

  test("is served dark, in either scheme", () => {
    const served = renderToString(
      <MantineProvider defaultColorScheme="light">
        <SchemePicture image={{ ...dark, lightFile: file }} className="frame" />
      </MantineProvider>,
    );
    expect(served).toContain("/photo.jpg");
    expect(served).not.toContain("/by-day.jpg");
  });

  test("shows its only version where it has no other", () => {
    renderIn(
      "en",
      <>
        <SchemePicture image={dark} className="frame" />
        <Switch />
      </>,
    );
    fireEvent.click(screen.getByRole("button"));
    expect(screen.getByRole("img")).toHaveAttribute("src", "/photo.jpg");
  });
});
