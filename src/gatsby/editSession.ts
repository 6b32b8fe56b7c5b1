/** Lets the editor tell the site beside it from whatever else may answer at its port. */
import type { CreateDevServerArgs } from "gatsby";
import { editSessionPath } from "../hosting/editSession";

/** The part of Express that Gatsby hands over without a type. */
interface App {
  get(
    path: string,
    answer: (request: unknown, response: { send(body: string): void }) => void,
  ): void;
}

/** Answers with the session that `npm run edit` has started the site in. */
export function tellEditSession({ app }: CreateDevServerArgs): void {
  const session = process.env.EDIT_SESSION;
  if (session === undefined) return;
  (app as App).get(editSessionPath, (_, response) => response.send(session));
}
