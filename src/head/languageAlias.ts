interface LanguageAliasSettings {
  /** The path prefix of each language by its code. */
  prefixes: Record<string, string>;
  fallback: string;
  pathPrefix: string;
}

/**
 * Inlined as source, so it may use nothing from outside. Follows `?lang=` to the page in that
 * language, everything else of the address kept. Slashes and backslashes at the start are collapsed,
 * so that it never leads to another host.
 */
export function followLanguageAlias({ prefixes, fallback, pathPrefix }: LanguageAliasSettings) {
  const query = new URLSearchParams(location.search);
  const wanted = query.get("lang");
  if (wanted === null || !Object.hasOwn(prefixes, wanted)) return;
  query.delete("lang");
  const path = location.pathname.slice(pathPrefix.length);
  const current = Object.keys(prefixes).find((code) => {
    const prefix = prefixes[code];
    return prefix && (path === prefix || path.startsWith(`${prefix}/`));
  });
  const route = path.slice((prefixes[current ?? fallback] ?? "").length);
  const clean = `/${route.replace(/^[/\\]+/, "")}`;
  const rest = query.size > 0 ? `?${query.toString()}` : "";
  const target = `${pathPrefix}${prefixes[wanted] ?? ""}${clean}${rest}${location.hash}`;
  if ((current ?? fallback) === wanted) history.replaceState(history.state, "", target);
  else location.replace(target);
}
