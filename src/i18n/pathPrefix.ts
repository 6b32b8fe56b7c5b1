/** The folder of its host that a deployment lives in, such as `/site`: "" for the host's own root. */

const segment = /^[\w~-][\w.~-]*$/;

/**
 * A path prefix as the build uses it, from whatever an environment variable holds: `site`, `/site`
 * and `/site/` are all `/site`; nothing and `/` are "".
 * @throws if it is anything but a plain path.
 */
export function normalizePathPrefix(value = ""): string {
  const path = value.trim().replace(/^\//, "").replace(/\/$/, "");
  if (path === "") return "";
  if (!path.split("/").every((part) => segment.test(part))) {
    throw new Error(
      `PATH_PREFIX: "${value}" is not a path: write it like /site, with letters, digits and hyphens`,
    );
  }
  return `/${path}`;
}

/** Converts a path of the host to a path of the site; undefined outside of the site. */
export function withoutPathPrefix(path: string, pathPrefix: string): string | undefined {
  return path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : undefined;
}
