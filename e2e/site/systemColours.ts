/** Where the system sets the colours (forced colours), as high contrast modes do. */
import { type Page } from "@playwright/test";
import { contrast } from "../../testing/contrast";
import { focusable } from "./focus";

/** The system's grounds, each with what may stand on it. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  Canvas: ["CanvasText", "LinkText", "VisitedText", "ActiveText", "GrayText"],
  ButtonFace: ["ButtonText", "GrayText"],
  Field: ["FieldText", "GrayText"],
  Mark: ["MarkText"],
  Highlight: ["HighlightText"],
  SelectedItem: ["SelectedItemText"],
};

/** What is drawn as a ground and may go: it says nothing, or nothing alone. */
const decorations: readonly { within: string; reason: string }[] = [
  { within: "h2", reason: "the line above a heading" },
  { within: ".Header-link", reason: "the line below the current page, which is underlined" },
  { within: ".ModuleCard-root", reason: "the edge of a card that has a border" },
  { within: ".ToastArea-toast", reason: "the line beside an icon and words" },
  { within: "[data-fixed]", reason: "what dims the page behind a dialog" },
];

/** An element, or a part of it that its styles make. */
interface Grounded {
  element: Element;
  part?: string;
}

declare global {
  interface Window {
    /** What has a ground in the site's own colours. */
    grounded?: Grounded[];
  }
}

/** What has one colour on one ground, and the least contrast it needs. */
interface Paint {
  what: string;
  /** As its style has them, for the pair. */
  pair: string;
  /** As they are painted, with what is see-through. */
  colour: number[];
  ground: number[];
  least: number;
}

/** Notes, in the site's own colours, which controls and empty parts have a ground of their own. */
function noteGrounded(page: Page): Promise<void> {
  return page.evaluate(
    ([focusable, decorations]) => {
      const empty = ":not(img, input, textarea, svg, svg *, iframe, hr):empty";
      const isDrawn = ({ element, part }: Grounded) => {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element, part);
        if (opacity === "0") return false;
        return backgroundImage.includes("gradient") || !/, 0\)$|\/ 0\)$/.test(backgroundColor);
      };
      window.grounded = [...document.querySelectorAll("body *")]
        .filter((element) => !decorations.some((within) => element.closest(within)))
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .flatMap((element): Grounded[] => [
          ...(element.matches(`${empty}, ${focusable}`) ? [{ element }] : []),
          ...["::before", "::after"]
            .filter((part) => getComputedStyle(element, part).content === '""')
            .map((part) => ({ element, part })),
        ])
        .filter(isDrawn);
    },
    [focusable, decorations.map(({ within }) => within)] as const,
  );
}

/** What the page paints, the system's own pairs, and what is missing without the site's colours. */
function look(page: Page) {
  return page.evaluate((pairs) => {
    const parse = (text: string) => {
      const scale = text.startsWith("color(") ? 255 : 1;
      const [red = 0, green = 0, blue = 0, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? [];
      return [red * scale, green * scale, blue * scale, alpha] as const;
    };
    const over = (top: readonly number[], ground: readonly number[]) =>
      ground.map((part, index) => Math.round(part + (top[index]! - part) * top[3]!));
    const pairOf = (colour: number[], ground: number[]) => `${colour.join()} on ${ground.join()}`;
    const describe = (element: Element, part = "") =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">${part}`;

    const probe = document.body.appendChild(document.createElement("i"));
    const colourOf = (name: string) => {
      probe.style.color = name;
      return parse(getComputedStyle(probe).color);
    };
    const canvas = colourOf("Canvas").slice(0, 3);
    const ofSystem = Object.entries(pairs).flatMap(([ground, texts]) => {
      const behind = over(colourOf(ground), canvas);
      return texts.map((text) => pairOf(over(colourOf(text), behind), behind));
    });
    probe.remove();

    const grounds = new Map<Element, number[]>();
    const ownGround = (element: Element, part?: string) =>
      parse(getComputedStyle(element, part).backgroundColor);
    /** What lies behind the words of an element. */
    const groundOf = (element: Element | null): number[] => {
      if (!element) return canvas;
      const known = grounds.get(element);
      if (known) return known;
      const own = ownGround(element);
      const ground = over(own, own[3] < 1 ? groundOf(element.parentElement) : canvas);
      grounds.set(element, ground);
      return ground;
    };
    const opacities = new Map<Element, number>();
    const opacityOf = (element: Element | null): number => {
      if (!element) return 1;
      const opacity =
        opacities.get(element) ??
        Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
      opacities.set(element, opacity);
      return opacity;
    };

    const missing = new Set<string>();
    const paints = new Map<string, Paint>();
    const add = (element: Element, text: string, least: number) => {
      const own = parse(text);
      const ground = groundOf(element);
      const pair = pairOf(over(own, ground), ground);
      const colour = over([...own.slice(0, 3), own[3] * opacityOf(element)], ground);
      paints.set(`${pair} ${colour.join()} ${least}`, {
        what: describe(element),
        pair,
        colour,
        ground,
        least,
      });
      // The page's ground may look like a control's own, and be another one in another palette.
      const control = element.closest("button, input, select, textarea");
      if (!control) return;
      let behind = element;
      while (behind !== control && ownGround(behind)[3] < 1) behind = behind.parentElement!;
      if (ownGround(behind)[3] < 1) missing.add(`no ground of its own: ${describe(control)}`);
    };
    const shown = [...document.querySelectorAll("body *")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const shapes = "path, rect, circle, ellipse, line, polygon, polyline, text, use";
    for (const element of shown) {
      const style = getComputedStyle(element);
      if (element instanceof SVGElement) {
        const painted = element.matches(shapes) ? [style.fill, style.stroke] : [];
        for (const paint of painted) if (paint !== "none") add(element, paint, 3);
        continue;
      }
      const size = parseFloat(style.fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      );
      if (hasWords || element.matches("input, select, textarea")) add(element, style.color, least);
      if (element.matches(":placeholder-shown")) {
        add(element, getComputedStyle(element, "::placeholder").color, least);
      }
      const isMarked = style.textDecorationLine.includes("underline");
      if (element.matches("a[aria-current], [aria-selected=true]") && !isMarked) {
        missing.add(`not marked: ${describe(element)}`);
      }
      const isBare = style.appearance === "none" && !style.backgroundImage.includes("url");
      if (element.matches("select") && isBare) missing.add(`no arrow: ${describe(element)}`);
    }

    for (const { element, part } of window.grounded ?? []) {
      const { borderBlockWidth, borderInlineWidth } = getComputedStyle(element, part);
      const hasEdge = /[1-9]/.test(`${borderBlockWidth} ${borderInlineWidth}`);
      const behind = groundOf(part ? element : element.parentElement);
      if (hasEdge || over(ownGround(element, part), behind).join() !== behind.join()) continue;
      missing.add(`not to be seen: ${describe(element, part)}`);
    }
    return { ofSystem, paints: [...paints.values()], missing: [...missing] };
  }, pairs);
}

/**
 * What is wrong where the system sets the colours, dark and light: words and icons that are no pair of
 * the system with their ground or too faint on it, and what the system's colours leave nothing of.
 */
export async function strayColours(page: Page): Promise<string[]> {
  const stray: string[] = [];
  await noteGrounded(page);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const { ofSystem, paints, missing } = await look(page);
    const wrong = paints
      .filter(({ pair, colour, ground, least }) => {
        return !ofSystem.includes(pair) || contrast(colour, ground) < least;
      })
      .map(({ what, pair, colour }) => `${what}: ${pair}, painted ${colour.join()}`);
    stray.push(...[...wrong, ...missing].map((problem) => `${colorScheme}: ${problem}`));
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return stray;
}
