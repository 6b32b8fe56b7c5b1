// The widths of the theme, as `$mantine-breakpoint-md` and so on in style sheets.
const breakpoints = require("./src/theme/breakpoints.json");

const variables = {};
for (const [name, width] of Object.entries(breakpoints)) {
  variables[`mantine-breakpoint-${name}`] = width;
}

module.exports = {
  plugins: { "postcss-preset-mantine": {}, "postcss-simple-vars": { variables } },
};
