/**
 * Turns a style sheet into what Gatsby makes of it in a bundle: a CSS Module exports every class
 * under its name (`.big-card` as `bigCard`, as css-loader's dashesOnly does) with the class name of
 * gatsby-config.ts (`Card-big-card`), any other sheet exports nothing.
 */
const { basename } = require("node:path");
const postcss = require("postcss");

const classSelector = /\.(-?[_a-zA-Z][\w-]*)/g;

function classNames(source, from) {
  const names = new Map();
  const file = basename(from, ".module.css");
  postcss.parse(source, { from }).walkRules(({ selector }) => {
    // What :global() wraps keeps its name and is not exported.
    for (const [, name] of selector.replace(/:global\([^)]*\)/g, "").matchAll(classSelector)) {
      const exportedAs = name.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase());
      names.set(exportedAs, `${file}-${name}`);
    }
  });
  return Object.fromEntries(names);
}

module.exports = {
  process(source, path) {
    const exported = path.endsWith(".module.css") ? classNames(source, path) : {};
    return {
      code: `module.exports = Object.assign(Object.defineProperty({}, "__esModule", { value: true }), ${JSON.stringify(exported)});`,
    };
  },
};
