/** Lets the editor check that its own site answers at the port, and nothing else. */
import type { CreateDevServerArgs } from "gatsby";
import { editSessionPath } from "../hosting/editSession";

/** The part of Express that Gatsby hands over without a type. */
interface App {
  get(
    path: string,
    answer: (request: unknown, response: { send(body: string): void }) => void,
  ): void;
}

/** Serves the id of the session in which `npm run edit` started the site. */
export function serveEditSession({ app }: CreateDevServerArgs): void {
  const session = process.env.EDIT_SESSION;
  if (session === undefined) return;
  (app as App).get(editSessionPath, (_, response) => response.send(session));
}
