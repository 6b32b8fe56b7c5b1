/** Whether the editor and the site beside it have their ports to themselves. */
import { connect } from "node:net";
import { editSessionPath } from "../../../src/hosting/editSession";

// Browsers ask for `localhost` under both.
const addresses = ["127.0.0.1", "::1"];

const answers = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host }, () => {
      socket.destroy();
      resolve(true);
    }).once("error", () => resolve(false));
  });

/**
 * Refuses ports that another program answers at.
 * @param ports each with the variable that names another one
 * @throws with what to do about it
 */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    const taken = await Promise.all(addresses.map((address) => answers(port, address)));
    if (!taken.includes(true)) continue;
    throw new Error(
      `Port ${port} is taken by another program, perhaps by an earlier “npm run edit”. End it, or choose another port: ${variable}=${port + 10} npm run edit`,
    );
  }
}

/**
 * Whether the site of a session answers; false while nothing does.
 * @throws if something else does
 */
export async function siteAnswers(siteOrigin: string, session: string): Promise<boolean> {
  const response = await fetch(siteOrigin + editSessionPath).catch(() => undefined);
  if (!response) return false;
  // A site that starts may cut an answer off.
  const text = await response.text().catch(() => undefined);
  if (text === undefined) return false;
  if (text === session) {
    // The server is there before its pages are.
    return fetch(siteOrigin).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  throw new Error(
    `Another program answers at ${siteOrigin}/. End it, or choose another port: SITE_PORT=8010 npm run edit`,
  );
}
