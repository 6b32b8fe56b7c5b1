import { anyColours, tokenColours } from "./tools/lib/colourRules.mjs";
import { physicalShorthands } from "./tools/lib/physicalValues.mjs";

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  plugins: ["stylelint-plugin-logical-css"],
  reportNeedlessDisables: true,
  ignoreFiles: ["src/theme/variables.css"],
  rules: {
    // One style sheet serves both directions: sides are start and end, never left and right.
    "plugin/use-logical-properties-and-values": [
      true,
      {
        // Sizes and scrolling axes are the same in both directions.
        ignore: [
          ...["width", "min-width", "max-width", "height", "min-height", "max-height"],
          ...["overflow-x", "overflow-y", "overscroll-behavior-x", "overscroll-behavior-y"],
          // Only the physical value makes -webkit-line-clamp work.
          "-webkit-box-orient",
        ],
      },
    ],
    "declaration-property-value-disallowed-list": physicalShorthands,
    ...tokenColours,
    // Gatsby imports the classes of a CSS Module by name, so they are names of JavaScript.
    "selector-class-pattern": "^[a-z][a-zA-Z0-9]*$",
    "keyframes-name-pattern": "^[a-z][a-zA-Z0-9]*$",
    // postcss-preset-mantine
    "at-rule-no-unknown": [
      true,
      {
        ignoreAtRules: [
          ...["mixin", "define-mixin", "mixin-content", "light", "dark", "light-root", "dark-root"],
          ...["hover", "rtl", "ltr", "not-rtl", "not-ltr", "smaller-than", "larger-than"],
        ],
      },
    ],
    "at-rule-prelude-no-invalid": [true, { ignoreAtRules: ["mixin"] }],
    // The widths are variables: postcss.config.js.
    "media-query-no-invalid": null,
    "function-no-unknown": [true, { ignoreFunctions: ["rem", "em", "light-dark", "alpha"] }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "no-descending-specificity": null,
    // Blank lines group the tokens.
    "custom-property-empty-line-before": null,
    "media-feature-range-notation": "prefix",
  },
  overrides: [
    { files: ["src/theme/print.css"], rules: anyColours },
    {
      files: ["src/**/*.module.css"],
      // A selector without a class of its own would style every page its sheet is loaded on.
      rules: { "selector-disallowed-list": [[/^(?!from$|to$|\d)[^.]*$/]] },
    },
  ],
};
