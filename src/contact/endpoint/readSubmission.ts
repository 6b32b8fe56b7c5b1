import { isLanguage } from "../../i18n/languages";
import {
  idempotencyKeyPattern,
  minimumElapsedMs,
  requestFields,
  type Refused,
  type RequestField,
} from "../contract";
import { messageFields, readMessage } from "../message";
import type { Submission, Suspicion } from "../store/record";

export type SubmissionReading = { submission: Submission } | Refused;

/** Forms send numbers as text. */
function readElapsed(value: unknown): number | undefined {
  if (typeof value === "number") return value >= 0 ? value : undefined;
  return typeof value === "string" && /^\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

const isKey = (value: unknown): value is string =>
  typeof value === "string" && idempotencyKeyPattern.test(value);

/** Checks the fields that people do not fill in; an empty text counts as left out. */
function readExtras(values: Readonly<Record<string, unknown>>) {
  const valueOf = (field: RequestField) => (values[field] === "" ? undefined : values[field]);
  const language = valueOf(requestFields.language);
  const idempotencyKey = valueOf(requestFields.idempotencyKey);
  const elapsed = valueOf(requestFields.elapsedMs);
  const honeypot = valueOf(requestFields.honeypot);
  const invalid = (field: RequestField) => ({ invalid: field });

  if (language !== undefined && !isLanguage(language)) return invalid(requestFields.language);
  if (idempotencyKey !== undefined && !isKey(idempotencyKey)) {
    return invalid(requestFields.idempotencyKey);
  }
  const elapsedMs = readElapsed(elapsed);
  if (elapsed !== undefined && elapsedMs === undefined) return invalid(requestFields.elapsedMs);
  if (honeypot !== undefined && typeof honeypot !== "string") {
    return invalid(requestFields.honeypot);
  }
  const suspicions: Suspicion[] = [];
  if (honeypot !== undefined) suspicions.push("honeypot");
  if (elapsedMs !== undefined && elapsedMs < minimumElapsedMs) suspicions.push("tooFast");
  return { language, idempotencyKey, suspicions };
}

/** What was submitted, or the first field that cannot be taken, in the order of the form. */
export function readSubmission(values: Readonly<Record<string, unknown>>): SubmissionReading {
  const own = messageFields.map((field) => [
    field,
    Object.hasOwn(values, field) ? values[field] : undefined,
  ]);
  const { message, errors } = readMessage(Object.fromEntries(own) as Record<string, unknown>);
  const field = messageFields.find((name) => errors[name] !== undefined);
  const code = field && errors[field];
  if (code) return { error: { code, field } };

  const extras = readExtras(values);
  if ("invalid" in extras) return { error: { code: "invalid", field: extras.invalid } };
  return { submission: { message, ...extras } };
}
