/** Applies sourcePatch.ts. Webpack needs each loader in a file of its own. */
module.exports = function replaceInSource(source) {
  const { name, package: of, file, replacements, helpers = "" } = this.getOptions();
  const patched = replacements.reduce((text, [from, to]) => {
    const count = text.split(from).length - 1;
    if (count === 1) return text.replace(from, () => to);
    throw new Error(
      `src/gatsby/patches/${name}.ts: ${file} of ${of} holds ${count} times what the patch replaces once: ${from}`,
    );
  }, source);
  return `${patched}\n${helpers}`;
};
