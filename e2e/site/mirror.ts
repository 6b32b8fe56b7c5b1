import { type Page } from "@playwright/test";

/** How an element lies along the line within the one around it, in pixels. */
export interface InlinePosition {
  /** The element's path in the document, and its class. */
  what: string;
  /** From the inline start and end of the element around it. */
  start: number;
  end: number;
  /** From its neighbours in the row, where it has any. */
  before?: number;
  after?: number;
}

/**
 * Where every element that is shown lies along the line, but those among words, whose place the words
 * decide, and what keeps the other direction on purpose.
 *
 * @param within also looks into it where it is left out otherwise
 */
export function places(page: Page, within = "body"): Promise<InlinePosition[]> {
  return page.evaluate((within) => {
    // Notifications stand at the right in both, as specified, and may have gone in one; the suggestion
    // of a language is there in the other one only.
    const apart = "[data-position], [data-language-line]";
    const { dir } = document.documentElement;
    const found: InlinePosition[] = [];
    /** Start and end along the line, from the edge of the window where lines begin. */
    const spanOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return dir === "rtl"
        ? { start: -right, end: -left, top, bottom }
        : { start: left, end: right, top, bottom };
    };
    const visit = (parent: Element, path: string) => {
      const keepsItsOwn = parent.hasAttribute("dir") || getComputedStyle(parent).direction !== dir;
      if (parent.tagName === "svg" || keepsItsOwn) return;
      const around = spanOf(parent);
      const children = [...parent.children].filter(
        (child) =>
          child.checkVisibility({ visibilityProperty: true }) &&
          (!child.matches(apart) || child.matches(within)),
      );
      const isAmongWords = [...parent.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "",
      );
      const spans = children.map(spanOf);
      for (const [index, child] of children.entries()) {
        const what = `${path}>${child.tagName.toLowerCase()}${index}`;
        const place = spans[index]!;
        const isInRow = (other: typeof place) =>
          other.top < place.bottom && place.top < other.bottom;
        const [previous, next] = [spans[index - 1], spans[index + 1]];
        const { display, position } = getComputedStyle(child);
        const isInline = display === "inline";
        const frame = position === "absolute" && (child as HTMLElement).offsetParent;
        const ground = frame ? spanOf(frame) : around;
        if (!isAmongWords && !isInline && !child.matches(apart) && place.end > place.start) {
          found.push({
            what: `${what} ${child.getAttribute("class") ?? ""}`,
            start: place.start - ground.start,
            end: ground.end - place.end,
            ...(previous && isInRow(previous) && { before: place.start - previous.end }),
            ...(next && isInRow(next) && { after: next.start - place.end }),
          });
        }
        visit(child, what);
      }
    };
    visit(document.body, "");
    return found;
  }, within);
}

/**
 * The elements that only one of both pages has, or that lie otherwise in one than in the mirror image
 * of the other: neither start, end nor middle are where they should be, nor the distance to a
 * neighbour.
 */
export function notMirrored(
  one: readonly InlinePosition[],
  other: readonly InlinePosition[],
): string[] {
  const counterparts = new Map(other.map((place) => [place.what, place]));
  const isSame = (a?: number, b?: number) =>
    a !== undefined && b !== undefined && Math.abs(a - b) <= 1;
  const names = new Set(one.map(({ what }) => what));
  const added = other.filter(({ what }) => !names.has(what)).map(({ what }) => `${what} is new`);
  return one
    .flatMap((place) => {
      const counterpart = counterparts.get(place.what);
      if (!counterpart) return [`${place.what} is missing`];
      const { start, end, before, after } = counterpart;
      // The length of the words decides where a row breaks.
      const isBroken =
        (before === undefined) !== (place.before === undefined) ||
        (after === undefined) !== (place.after === undefined);
      // A row that is spread over the line has the same space between all its parts.
      const isSpread = isSame(place.before, place.after) && isSame(before, after);
      const isMirrored =
        isBroken ||
        isSpread ||
        isSame(place.start, start) ||
        isSame(place.end, end) ||
        isSame(place.start - place.end, start - end) ||
        isSame(place.before, before) ||
        isSame(place.after, after);
      const round = (values: (number | undefined)[]) =>
        values.map((value) => (value === undefined ? "-" : Math.round(value))).join(" ");
      return isMirrored
        ? []
        : [
            `${place.what}: ${round([place.start, place.end, place.before, place.after])} | ${round([start, end, before, after])}`,
          ];
    })
    .concat(added);
}
