import { existsSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";
import { codesOf } from "./errors";

/** The nearest part of a path that is there and can be looked at. */
function existingPart(path: string): string {
  const parent = dirname(path);
  return existsSync(path) || parent === path ? path : existingPart(parent);
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** A path as a shell takes it. */
const quote = (path: string) =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** Who this process is: its user's name, or number where the system knows no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container a user may have no entry in /etc/passwd.
    return `${process.getuid?.() ?? "unknown"}`;
  }
}

function remedyForFile(path: string, codes: readonly string[]): string {
  const has = (...known: string[]) => codes.some((code) => known.some((k) => code.startsWith(k)));
  const folder = dirname(path);
  const part = existingPart(folder);
  if (isFolder(path)) return "it is a folder; name a file in it";
  if (!isFolder(part)) return `${part} is a file, not a folder; choose another path`;
  if (has("EROFS")) return "nothing can be written there; choose a folder on a writable disk";
  if (has("ENOSPC", "EDQUOT", "SQLITE_FULL")) return "the disk is full; make room";
  if (has("ENAMETOOLONG")) return "a name in the path is too long; shorten it";
  if (has("SQLITE_NOTADB", "SQLITE_CORRUPT")) {
    return "the file is damaged or no database; move it away, or restore it from the backup";
  }
  const user = userName();
  const files = existsSync(path) ? ` && chown ${user} ${quote(path)}*` : "";
  return folder === "/"
    ? `${user} may not write there; give the database a folder of its own`
    : `the folder and the file must be ${user}'s. As root: install -d -o ${user} ${quote(folder)}${files}`;
}

function remedyForServer(codes: readonly string[], status: number | undefined): string {
  if (status === 401 || status === 403) return "check CONTACT_DATABASE_AUTH_TOKEN";
  if (status === 404 || codes.includes("ENOTFOUND")) return "check CONTACT_DATABASE_URL";
  return "see that the server runs and can be reached, and check CONTACT_DATABASE_URL";
}

function statusOf(error: unknown): number | undefined {
  const { status, cause } = (error ?? {}) as { status?: number; cause?: unknown };
  return status ?? (cause ? statusOf(cause) : undefined);
}

/**
 * Says where a database is that cannot be opened, as which user, why, and what to do.
 * @param place as describeDatabase says it
 */
export function explainOpening(place: string, isFile: boolean, error: unknown): string {
  const codes = codesOf(error);
  const why = codes[0] ?? (error as Error).name;
  if (isFile) {
    return `the database ${place} cannot be opened by user ${userName()} (${why}): ${remedyForFile(place, codes)}`;
  }
  const status = statusOf(error);
  return `${place} cannot be opened (${status ?? why}): ${remedyForServer(codes, status)}`;
}
