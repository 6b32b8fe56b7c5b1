/** Colours are tokens, so that both schemes, contrast and printing follow them. */

export const message =
  "Colours are tokens: use var(--mantine-…) of src/theme/theme.ts, a share of one by color-mix(in srgb, var(--…) 20%, transparent), or add one there.";

const functions = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];

/** For stylelint. System colours, `transparent` and `currentcolor` are no colours of our own. */
export const tokenColours = {
  "color-no-hex": [true, { message }],
  // Of a mask only the opacity counts.
  "color-named": ["never", { ignoreProperties: ["/^mask/"], message }],
  "function-disallowed-list": [functions, { message }],
};

/** For stylelint, where the tokens are. */
export const anyColours = Object.fromEntries(Object.keys(tokenColours).map((rule) => [rule, null]));

const hex = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])`;
const written = `/${hex}|\\b(?:${functions.join("|")})\\(/i`;
const aLink = "JSXAttribute[name.name=/^(?:href|to)$/]";

const paints = String.raw`/(?:[cC]olor|[sS]hadow|^background|^fill|^stroke|^(?:border|outline)(?:Block|Inline)?(?:Start|End)?)$/`;
/** A text that is neither a token nor one of the words by which an element has no colour of its own. */
const own = String.raw`/^(?!(?:none|inherit|transparent|currentcolor)$)(?!.*(?:var\(--|#)).*[a-z]/i`;

/** For `no-restricted-syntax`, in code that draws: in attributes, inline styles and constants. */
export const tokenColoursOnly = [
  { selector: `:not(${aLink}) > Literal[value=${written}]`, message },
  { selector: `TemplateElement[value.raw=${written}]`, message },
  {
    selector: `JSXAttribute[name.name='style'] Property[key.name=${paints}] > Literal[value=${own}]`,
    message,
  },
  {
    selector: `JSXAttribute[name.name='style'] Property[key.value=/^--/] > Literal[value=/^[a-z]+$/i]`,
    message,
  },
  {
    selector: `JSXAttribute[name.name=/^(?:fill|stroke|stopColor)$/] > Literal[value=${own}]`,
    message,
  },
];
