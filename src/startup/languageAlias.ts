/**
 * Inlined as source, so it may use nothing from outside. Follows `?lang=` to the page in that
 * language. Keeps the rest of the address, including the host, whatever the path begins with.
 * @param prefixes the path prefix of each language by its code, the longest first and "" last
 */
export function followLanguageAlias(prefixes: Record<string, string>, pathPrefix: string): void {
  const url = new URL(location.href);
  const prefix = prefixes[String(url.searchParams.get("lang"))];
  // Every object inherits properties such as "toString".
  if (typeof prefix !== "string") return;
  url.searchParams.delete("lang");
  const path = url.pathname.slice(pathPrefix.length);
  const isOwn = (own: string) => `${path}/`.startsWith(`${own}/`);
  const current = String(Object.values(prefixes).find(isOwn));
  url.pathname = pathPrefix + prefix + path.slice(current.length);
  if (prefix === current) history.replaceState(history.state, "", url);
  else location.replace(url);
}
