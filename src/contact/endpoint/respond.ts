import { defaultLanguage, isLanguage, type Language } from "../../i18n/languages";
import { withoutPathPrefix } from "../../i18n/pathPrefix";
import { languageOfPath } from "../../i18n/paths";
import { type ErrorCode, requestFields } from "../contract";
import type { Log } from "../log";
import { createRecord } from "../store/record";
import { responseFor, type AnswerOptions } from "./answers";
import { addressGroup, clientAddress, type TrustedProxies } from "./clientAddress";
import type { ContactRequest, ContactResponse } from "./http";
import type { Ingest } from "./ingest";
import { judgeOrigin, type OriginVerdict, type SiteOrigin } from "./origin";
import { bodyTypeOf, readBody } from "./readBody";
import { readSubmission } from "./readSubmission";

export interface RespondOptions {
  ingest: Ingest;
  trusted: TrustedProxies;
  origins: readonly SiteOrigin[];
  pathPrefix: string;
  log: Log;
  now: () => number;
}

/** Lets scripts of an allowed origin send messages and read the answers (CORS). */
function corsHeaders(verdict: OriginVerdict): Record<string, string> {
  if (verdict.kind !== "allowed") return {};
  return {
    "access-control-allow-origin": verdict.site.origin,
    "access-control-expose-headers": "retry-after",
    vary: "origin",
  };
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

/** Logs once when no client address is available, since all visitors then share one rate limit. */
function createAddressWarning(log: Log) {
  let logged = false;
  return (client: string) => {
    if (client !== "" || logged) return;
    logged = true;
    log("no client address is available: ALL visitors share one rate limit; see TRUSTED_PROXIES");
  };
}

/** Answers requests by the endpoint's contract; rejects only on errors that nobody foresaw. */
export function createRespond(options: RespondOptions) {
  const { ingest, trusted, origins, log, now } = options;
  const warnOfUnknown = createAddressWarning(log);

  /** The path prefix of the requesting site. */
  const prefixFor = (verdict: OriginVerdict) =>
    (verdict.kind === "allowed" ? verdict.site.pathPrefix : undefined) ?? options.pathPrefix;

  const post = async (
    request: ContactRequest,
    verdict: OriginVerdict,
    answerOptions: AnswerOptions,
  ): Promise<ContactResponse> => {
    const refuse = (code: ErrorCode) => responseFor({ error: { code } }, answerOptions);
    if (verdict.kind === "foreign") return refuse("foreignOrigin");
    const reading = readBody(request);
    if ("error" in reading) return refuse(reading.error);

    const language = reading.values[requestFields.language];
    if (answerOptions.page && isLanguage(language)) answerOptions.page.language = language;
    const submitted = readSubmission(reading.values);
    if ("error" in submitted) return responseFor(submitted, answerOptions);

    const record = createRecord(
      {
        language: languageOfReferer(request.headers.referer, prefixFor(verdict)),
        ...submitted.submission,
      },
      now(),
    );
    const forwarded = request.headers["x-forwarded-for"];
    const client = addressGroup(clientAddress(request.ip, forwarded, trusted));
    warnOfUnknown(client);
    const { retryAfterSeconds, isFull, ...outcome } = await ingest(record, client);
    const headers = { ...answerOptions.headers };
    if (retryAfterSeconds) headers["retry-after"] = String(retryAfterSeconds);
    return responseFor(outcome, { ...answerOptions, headers, ...(isFull && { status: 503 }) });
  };

  return async (request: ContactRequest): Promise<ContactResponse> => {
    const { method, headers } = request;
    const verdict = judgeOrigin(headers, origins);
    const cors = corsHeaders(verdict);
    if (method === "OPTIONS" && verdict.kind === "allowed") return preflight(cors);
    if (method !== "POST") {
      const allow = { ...cors, allow: "POST" };
      return responseFor({ error: { code: "methodNotAllowed" } }, { headers: allow });
    }
    if (bodyTypeOf(headers) !== "form") return post(request, verdict, { headers: cors });
    const pathPrefix = prefixFor(verdict);
    const origin = verdict.kind === "allowed" ? verdict.site.origin : undefined;
    const page = { language: languageOfReferer(headers.referer, pathPrefix), origin, pathPrefix };
    return post(request, verdict, { headers: cors, page });
  };
}
