/** Icons one by one: in one file for Node the package makes all five thousand for every test file. */
module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- the name is known only now
      (require(`@tabler/icons-react/dist/esm/icons/${String(name)}.mjs`) as { default: unknown })
        .default,
  },
);
