/**
 * Shorthands name physical sides by their place in the list: of four values the second is the
 * right and the fourth the left. Where those two are equal the shorthand serves both directions;
 * where they differ it needs the logical properties. Corners likewise.
 */
const value = String.raw`(?:[\w-]*\((?:[^()]|\([^()]*\))*\)|[^\s()]+)`;

const unequalSides = `/^${value} (${value}) ${value} (?!\\1$)${value}$/`;
const unequalCorners = [
  `/^(${value}) (?!\\1$)${value}$/`,
  `/^(${value}) (?!\\1 \\1$)${value} ${value}$/`,
  `/^(${value}) (?!\\1 (${value}) \\2$)${value} ${value} ${value}$/`,
];

/** For stylelint's `declaration-property-value-disallowed-list`. */
export const physicalShorthands = {
  "/^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/": [
    unequalSides,
  ],
  "border-radius": unequalCorners,
};
