import { readContactConfig } from "../src/contact/endpoint/config";
import { readAddress } from "./listen";

/**
 * Reads what the server needs to know. `npm start` does so before it builds anything.
 * @throws Error with what to write instead
 */
export function readServerSettings(environment: NodeJS.ProcessEnv) {
  const folder = environment.SITE_FOLDER || "releases/current";
  if (folder.startsWith("~")) {
    throw new Error(`SITE_FOLDER is "${folder}": ~ is not expanded here; write the full path.`);
  }
  return {
    folder,
    address: readAddress(environment),
    https: environment.SITE_URL?.startsWith("https://") ?? false,
    contact: readContactConfig(environment),
  };
}
