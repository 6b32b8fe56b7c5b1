import type { CreateDevServerArgs } from "gatsby";
import { runtimeErrorPath } from "../startup/runtimeErrors";
import { print } from "./print";

/** What Gatsby gives of Express, which it declares as any function. */
interface DevServer {
  post: (
    path: string,
    answer: (
      request: { query: Record<"page" | "message" | "file", string> },
      response: { sendStatus: (code: number) => void },
    ) => void,
  ) => void;
}

/** Prints the errors of the browser, which Gatsby's overlay shows only there. */
export function reportRuntimeErrors({ app, reporter }: CreateDevServerArgs): void {
  (app as DevServer).post(runtimeErrorPath, ({ query }, response) => {
    const { page, message, file } = query;
    print(reporter, `\nerror in the browser on ${page}: ${message}${file && ` (${file})`}\n`);
    response.sendStatus(204);
  });
}
