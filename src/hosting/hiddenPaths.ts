/**
 * What lies in public/ without being part of the site: dotfiles (other than /.well-known/), source
 * maps, statistics and fragments of the build, and files that configure a host.
 * Means the same in JavaScript and in nginx.
 */
export const hiddenPattern =
  /\/\.(?!well-known\/)|\.map$|^\/(?:webpack\.stats\.json|chunk-map\.json|redirects\.json|_headers|_redirects)(?:\.br|\.gz)?$|^\/_gatsby\//;

/** Whether a path, starting with a slash, must be answered as if nothing were there. */
export function isHidden(path: string): boolean {
  return hiddenPattern.test(path);
}
