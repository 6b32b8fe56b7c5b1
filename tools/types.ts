/**
 * `npm run types`: writes the types of the queries as a build does (src/gatsby-types.d.ts), without
 * its bundles and pages.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { oneAtATime } from "./lib/oneAtATime";

const root = process.cwd();
const gatsby = createRequire(join(root, "node_modules/gatsby/package.json"));

interface State {
  schema: unknown;
  definitions: unknown;
  config: { graphqlTypegen: object };
}

async function writeTypes(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: "production", gatsby_executing_command: "build" });
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  // What Gatsby's own commands do (gatsby/dist/commands/build.js), up to the bundles.
  const { bootstrap } = gatsby("./dist/bootstrap") as {
    bootstrap: (options: object) => Promise<unknown>;
  };
  const { writeTypeScriptTypes } = gatsby("./dist/utils/graphql-typegen/ts-codegen") as {
    writeTypeScriptTypes: (root: string, ...parts: unknown[]) => Promise<void>;
  };
  const { store } = gatsby("./dist/redux") as { store: { getState: () => State } };
  const program = { directory: root, prefixPaths: Boolean(process.env.PATH_PREFIX) };
  await bootstrap({ program });
  const { schema, definitions, config } = store.getState();
  await writeTypeScriptTypes(root, schema, definitions, config.graphqlTypegen);
}

oneAtATime(root, writeTypes).then(
  // Gatsby leaves watchers and workers behind.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
