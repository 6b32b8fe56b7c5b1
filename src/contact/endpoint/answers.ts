import type { Language } from "../../i18n/languages";
import {
  type Accepted,
  type ErrorCode,
  type Refused,
  resultPath,
  type Unconfirmed,
} from "../contract";
import type { ContactResponse } from "./http";

const statuses: Readonly<Record<ErrorCode, number>> = {
  required: 400,
  tooLong: 400,
  invalid: 400,
  malformed: 400,
  foreignOrigin: 403,
  methodNotAllowed: 405,
  timeout: 408,
  tooLarge: 413,
  unsupportedType: 415,
  rateLimited: 429,
  unavailable: 500,
};

/** The rest of the body was not read, so the connection cannot be used again. */
const closesConnection: readonly ErrorCode[] = ["timeout", "tooLarge"];

export interface AnswerOptions {
  /** Set for a form without JavaScript, which is answered with a redirect. */
  page?: { language: Language; origin?: string; pathPrefix?: string };
  headers?: Record<string, string>;
  /** Instead of the status that the error's code stands for. */
  status?: number;
}

const common = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** The one place where the endpoint's answers take shape: JSON, or 303 to a page of the site. */
export function responseFor(
  outcome: Accepted | Refused | Unconfirmed,
  options: AnswerOptions = {},
): ContactResponse {
  const failure = "id" in outcome ? undefined : outcome;
  const refused = "error" in outcome ? outcome : undefined;
  const headers: Record<string, string> = { ...common, ...options.headers };
  if (refused && closesConnection.includes(refused.error.code)) headers.connection = "close";
  if (options.page) {
    const { language, origin = "", pathPrefix = "" } = options.page;
    const location = origin + pathPrefix + resultPath(language, failure);
    return { status: 303, headers: { ...headers, location }, body: "" };
  }
  const statusUnlessRefused = failure ? 504 : 202;
  return {
    status: refused ? (options.status ?? statuses[refused.error.code]) : statusUnlessRefused,
    headers: { ...headers, "content-type": "application/json; charset=utf-8" },
    body: `${JSON.stringify(outcome)}\n`,
  };
}
