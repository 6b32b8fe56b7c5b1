/**
 * Turns a style sheet into what Gatsby makes of it in a bundle: a CSS Module exports every class
 * under its name (`.big-card` as `bigCard`, as css-loader's dashesOnly does), any other sheet
 * exports nothing.
 */
const postcss = require("postcss");

const classSelector = /\.(-?[_a-zA-Z][\w-]*)/g;

function classNames(source, from) {
  const names = new Set();
  postcss.parse(source, { from }).walkRules(({ selector }) => {
    // What :global() wraps keeps its name and is not exported.
    for (const [, name] of selector.replace(/:global\([^)]*\)/g, "").matchAll(classSelector)) {
      names.add(name.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase()));
    }
  });
  return [...names];
}

module.exports = {
  process(source, path) {
    const names = path.endsWith(".module.css") ? classNames(source, path) : [];
    const exported = Object.fromEntries(names.map((name) => [name, name]));
    return {
      code: `module.exports = Object.assign(Object.defineProperty({}, "__esModule", { value: true }), ${JSON.stringify(exported)});`,
    };
  },
};
