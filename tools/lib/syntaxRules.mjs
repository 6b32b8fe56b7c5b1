/** Patterns that no file may contain, as selectors for `no-restricted-syntax`. */

export const namedExportsOnly = [
  {
    selector: "ExportDefaultDeclaration",
    message: "Export by name, so that a thing has one name everywhere.",
  },
];

/**
 * What depends on a language belongs in the table of src/i18n/languages.ts.
 *
 * @param {readonly string[]} codes the languages of the site
 * @param {readonly string[]} prefixes the first segments of their paths
 */
export function noLanguageTests(codes, prefixes) {
  const code = `value=/^(${codes.join("|")})$/`;
  const message = "Ask the table in src/i18n/languages.ts instead of testing for a language.";
  const paths = prefixes.filter(Boolean).map((prefix) => prefix.replace("/", ""));
  return [
    { selector: `BinaryExpression[operator=/^[!=]==?$/][left.${code}]`, message },
    { selector: `BinaryExpression[operator=/^[!=]==?$/][right.${code}]`, message },
    { selector: `SwitchCase[test.${code}]`, message },
    {
      selector: `Literal[value=/^\\u002F(${paths.join("|")})(\\u002F|$)/]`,
      message: "Build paths with src/i18n/paths.ts.",
    },
  ];
}

/** Inline styles and Mantine's style props hold to the same sides as the style sheets. */
export const logicalSidesOnly = [
  {
    selector: "JSXAttribute[name.name=/^(ml|mr|pl|pr|left|right)$/]",
    message: "Sides are start and end: use ms, me, ps, pe or a CSS Module.",
  },
  {
    selector:
      "JSXAttribute[name.name='style'] Property[key.name=/^(left|right|(margin|padding|border)(Left|Right).*)$/]",
    message: "Sides are start and end: use marginInlineStart, insetInlineEnd and the like.",
  },
  {
    selector: "JSXAttribute[name.name='ta'][value.value=/^(left|right)$/]",
    message: "Sides are start and end.",
  },
];

/** Mantine writes a responsive style prop as a style element, which the policy of the pages refuses. */
export const fixedStyleProps = [
  {
    selector:
      "JSXAttribute > JSXExpressionContainer > ObjectExpression > Property[key.name=/^(base|xs|sm|md|lg|xl)$/]",
    message: "What varies with the width stands in a CSS Module: @media (min-width: 62em).",
  },
];

/**
 * While Gatsby loads its files it answers an error with their minified code. Content may be wrong:
 * it is read in hooks, once it is checked.
 */
export const contentReadLate = [
  {
    selector:
      "CallExpression[callee.name=/^(readContent|readSiteUrl|loadContent|checkSources|checkContent|launchFindings)$/]:not(:function CallExpression)",
    message: "Read content within a function: it may be wrong when this file is loaded.",
  },
];
