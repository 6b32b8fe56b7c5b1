import type { BlockList } from "node:net";
import { defaultLanguage, isLanguage, type Language } from "../../i18n/languages";
import { withoutPathPrefix } from "../../i18n/pathPrefix";
import { languageOfPath } from "../../i18n/paths";
import { type ErrorCode, requestFields } from "../contract";
import { answer, type AnswerOptions } from "./answers";
import { addressGroup, clientAddress } from "./clientAddress";
import type { ContactRequest, ContactResponse } from "./http";
import type { Intake } from "./intake";
import { judgeOrigin, type OriginVerdict } from "./origin";
import { bodyTypeOf, readBody } from "./readBody";
import { readSubmission } from "./readSubmission";
import { createRecord } from "./record";

export interface RespondOptions {
  take: Intake;
  trusted: BlockList;
  origins: readonly string[];
  pathPrefix: string;
  now: () => number;
}

/** Lets scripts of an allowed origin send messages and read the answers (CORS). */
function corsHeaders(verdict: OriginVerdict): Record<string, string> {
  if (verdict.kind !== "allowed") return {};
  return { "access-control-allow-origin": verdict.origin, vary: "origin" };
}

const preflight = (headers: Record<string, string>): ContactResponse => ({
  status: 204,
  headers: {
    ...headers,
    "access-control-allow-headers": "content-type",
    "access-control-allow-methods": "POST",
    "access-control-max-age": "600",
  },
  body: "",
});

function languageOfReferer(referer: string | undefined, pathPrefix: string): Language {
  if (referer === undefined || !URL.canParse(referer)) return defaultLanguage;
  const path = withoutPathPrefix(new URL(referer).pathname, pathPrefix);
  return path === undefined ? defaultLanguage : languageOfPath(path);
}

/** Answers requests by the endpoint's contract; rejects only on faults that nobody foresaw. */
export function createRespond({ take, trusted, origins, pathPrefix, now }: RespondOptions) {
  const post = async (
    request: ContactRequest,
    verdict: OriginVerdict,
    options: AnswerOptions,
  ): Promise<ContactResponse> => {
    const refuse = (code: ErrorCode) => answer({ error: { code } }, options);
    if (verdict.kind === "foreign") return refuse("foreignOrigin");
    const reading = readBody(request);
    if ("fault" in reading) return refuse(reading.fault);

    const language = reading.values[requestFields.language];
    if (options.page && isLanguage(language)) options.page.language = language;
    const submitted = readSubmission(reading.values);
    if ("error" in submitted) return answer(submitted, options);

    const record = createRecord(
      { language: languageOfReferer(request.headers.referer, pathPrefix), ...submitted.submission },
      now(),
    );
    const forwarded = request.headers["x-forwarded-for"];
    const client = addressGroup(clientAddress(request.ip, forwarded, trusted));
    const { retryAfterSeconds, ...outcome } = await take(record, client);
    const headers = { ...options.headers };
    if (retryAfterSeconds) headers["retry-after"] = String(retryAfterSeconds);
    return answer(outcome, { ...options, headers });
  };

  return async (request: ContactRequest): Promise<ContactResponse> => {
    const { method, headers } = request;
    const verdict = judgeOrigin(headers, origins);
    const cors = corsHeaders(verdict);
    if (method === "OPTIONS" && verdict.kind === "allowed") return preflight(cors);
    if (method !== "POST") {
      const allow = { ...cors, allow: "POST" };
      return answer({ error: { code: "methodNotAllowed" } }, { headers: allow });
    }
    if (bodyTypeOf(headers) !== "form") return post(request, verdict, { headers: cors });
    const origin = verdict.kind === "allowed" ? verdict.origin : undefined;
    const page = { language: languageOfReferer(headers.referer, pathPrefix), origin, pathPrefix };
    return post(request, verdict, { headers: cors, page });
  };
}
