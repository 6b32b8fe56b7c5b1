/** What a request asks for. */
export interface RequestTarget {
  /** Decoded path, starting with a slash. */
  path: string;
  /** The query with its question mark, as it was sent, or "". */
  search: string;
}

/** Splits a target at its query; a proxy may send the absolute form (RFC 9112, section 3.2.2). */
function split(target: string): { rawPath: string; search: string } {
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, "");
  const [beforeHash = ""] = relative.split("#");
  const query = beforeHash.indexOf("?");
  if (query === -1) return { rawPath: beforeHash || "/", search: "" };
  return { rawPath: beforeHash.slice(0, query) || "/", search: beforeHash.slice(query) };
}

/**
 * Reads the target of a request line. Undefined when it has no readable path: malformed percent
 * encoding, a NUL byte, no leading slash.
 */
export function readRequestTarget(target: string): RequestTarget | undefined {
  const { rawPath, search } = split(target);
  try {
    const path = decodeURIComponent(rawPath);
    return path.startsWith("/") && !path.includes("\0") ? { path, search } : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Whether a path names a place below the root and nothing else. Browsers read `//host` and `/\host`
 * as another host, so such a path must never come back in a Location header.
 */
export function isPlainPath(path: string): boolean {
  return !/\\|\/\/|\/\.{1,2}(?:\/|$)/.test(path);
}
