/**
 * What Gatsby's webpack compiles is written for the browsers of package.json's browserslist. Gatsby's
 * own preset also rewrites what all of these know, such as `?.`, `??`, spread and classes.
 * Its plugin for TypeScript rewrites `?.` and `??` all the same, in fewer letters if told so.
 */
module.exports = {
  assumptions: { noDocumentAll: true },
  presets: [
    ["@babel/preset-env", { modules: false }],
    ["@babel/preset-react", { runtime: "automatic" }],
  ],
  // Its functions stand in every page as source: see src/startup/headScript.ts.
  overrides: [{ test: "./src/startup", comments: false }],
};
