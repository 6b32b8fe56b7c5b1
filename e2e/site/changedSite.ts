/** The changed site: built in a copy of the project, and served. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createSite } from "../../server/site";
import { copyFolder } from "../../tools/lib/copyProject";

export const changedFolder = copyFolder("changed");

export interface ChangedSite {
  /** Ends without a slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves it on a free port. */
export async function openChangedSite(): Promise<ChangedSite> {
  // The stamp of a build that has come to its end; public/ holds the project's own before.
  if (!existsSync(join(changedFolder, ".cache/fts-build"))) {
    throw new Error("The changed site is not built. Build it: npm run build:changed");
  }
  const server = createSite({ root: join(changedFolder, "public") });
  return {
    url: await server.listen({ host: "127.0.0.1", port: 0 }),
    close: async () => {
      server.server.closeAllConnections();
      await server.close();
    },
  };
}
