/** There is no room for another message. `code` names the setting, for the log. */
export class StoreFullError extends Error {
  override name = "StoreFullError";
  readonly code = "CONTACT_MESSAGE_LIMIT";
}

/** It is not known whether a message was stored. `code` is for the log. */
export class UnconfirmedError extends Error {
  override name = "UnconfirmedError";
  readonly code: string;
  constructor(cause: unknown) {
    super("The message may not have been stored.", { cause });
    this.code = codesOf(cause)[0] ?? "unknown";
  }
}

/** The database cannot be opened. The message says where it is and what to do. */
export class DatabaseUnopenedError extends Error {
  override name = "DatabaseUnopenedError";
  readonly code: string;
  /** For the log: nothing in it was written by a visitor. */
  readonly isForLog = true;
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.code = codesOf(cause)[0] ?? "unknown";
  }
}

/** What errors of the driver, of `fetch` and of the file system have in common. */
interface Failure {
  name?: string;
  code?: string | number;
  extendedCode?: string | number;
  /** Of an HTTP answer. */
  status?: number;
  cause?: Failure;
}

/** The codes of an error and of what caused it, outermost first. */
export function codesOf(error: unknown): string[] {
  const { code, extendedCode = code, cause } = (error ?? {}) as Failure;
  // Errors of the web platform have a number there.
  const own = typeof extendedCode === "string" ? [extendedCode] : [];
  return [...own, ...(cause ? codesOf(cause) : [])];
}

/** Another process writes at this moment, or the connection was closed before the statement ran. */
export const isBusy = (error: unknown): boolean =>
  codesOf(error).some((code) => code.startsWith("SQLITE_BUSY") || code === "CLIENT_CLOSED");

/** Failures to reach a server at all. */
const neverSent: readonly string[] = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];

/** Whether a disk error leaves the outcome open. A frame that was not written is not in the log. */
const isUnsynced = (code: string) =>
  code.startsWith("SQLITE_IOERR") && code !== "SQLITE_IOERR_WRITE";

/** Errors that arise between here and a libSQL server, or in it. */
const onTheWay: readonly string[] = ["LibsqlError", "TypeError", "TimeoutError"];

/** Whether a statement that failed may have been carried out all the same. */
export function mayHaveHappened(error: unknown): boolean {
  if (error instanceof DatabaseUnopenedError) return mayHaveHappened(error.cause);
  const codes = codesOf(error);
  if (codes.some(isUnsynced)) return true;
  // Any other SQL error means that the statement was rolled back.
  if (codes.some((code) => code.startsWith("SQL") || neverSent.includes(code))) return false;
  const { name = "", cause } = error as Failure;
  // A server that answers 4xx has not even looked at it.
  return onTheWay.includes(name) && (cause?.status ?? 500) >= 500;
}
