/** Turns a picture or font into its address in a bundle: here simply its name. */
const { basename } = require("node:path");

module.exports = {
  process: (_source, path) => ({
    code: `module.exports = ${JSON.stringify(`/${basename(path)}`)};`,
  }),
};
