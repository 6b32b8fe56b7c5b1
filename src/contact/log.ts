/** Takes one line for the operator. Lines hold ids and codes, never what a visitor typed. */
export type Log = (line: string) => void;

/** Writes lines to standard error; standard output is left to what was asked for. */
export const logToStandardError: Log = (line) => {
  process.stderr.write(`contact: ${line}\n`);
};

/**
 * Names an error without its message, which can quote what a visitor typed (those of JSON.parse do)
 * or an address (those of mail servers do).
 */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { code, isForLog } = error as NodeJS.ErrnoException & { isForLog?: boolean };
  // Written for the operator, with nothing of a visitor's in it.
  if (isForLog) return error.message;
  return code ? `${error.name} ${code}` : error.name;
}

/** Describes an unexpected error: its name and its stack frames, without the message. */
export function locateError(error: unknown): string {
  if ((error as { isForLog?: boolean } | undefined)?.isForLog) return nameError(error);
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return [nameError(error), ...frames].join("\n");
}
