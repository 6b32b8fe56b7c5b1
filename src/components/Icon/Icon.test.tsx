import { icons } from "@iconify-json/tabler";
import { render } from "@testing-library/react";
import { iconNames } from "../../content/iconNames";
import { Icon } from "./Icon";
import * as classes from "./Icon.module.css";
import { interfaceIcons } from "./icons";

test.each(iconNames)(
  "the content's icon %s is taken from the sprite, drawn with a fine stroke and says nothing",
  (name) => {
    const { container } = render(<Icon name={name} size={20} />);
    const drawing = container.querySelector("svg");
    expect(drawing).toHaveAttribute("aria-hidden", "true");
    expect(drawing).toHaveAttribute("width", "1.25rem");
    expect(drawing?.querySelector("use")).toHaveAttribute(
      "href",
      `${process.env.GATSBY_ICON_SPRITE ?? ""}#${name}`,
    );
  },
);

test.each(Object.keys(interfaceIcons))(
  "the interface's icon %s is drawn in place, as Tabler does",
  (name) => {
    const { container } = render(<Icon name={name} />);
    const drawings = Array.from(container.querySelectorAll("path"), (path) =>
      path.getAttribute("d"),
    );
    const bodies = icons.icons[name]!.body.matchAll(/ d="([^"]*)"/g);
    expect(drawings).toEqual(Array.from(bodies, ([, drawing]) => drawing));
  },
);

test.each(["arrow-right", "chevron-right", "external-link"])("%s turns with the page", (name) => {
  const { container } = render(<Icon name={name} className="own" />);
  expect(container.querySelector("svg")).toHaveClass(classes.directional!, "own");
});

test.each(["search", "check", "clock", "arrow-up", "brand-linkedin"])("%s does not", (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector("svg")).not.toHaveClass(classes.directional!);
});
