interface LanguageAliasSettings {
  /** The path prefix of each language by its code. */
  prefixes: Record<string, string>;
  pathPrefix: string;
}

/**
 * Inlined as source, so it may use nothing from outside. Follows `?lang=` to the page in that
 * language, everything else of the address kept. Slashes and backslashes at the start are collapsed,
 * so that it never leads to another host.
 */
export function followLanguageAlias({ prefixes, pathPrefix }: LanguageAliasSettings) {
  const query = new URLSearchParams(location.search);
  const prefix = new Map(Object.entries(prefixes)).get(String(query.get("lang")));
  if (prefix === undefined) return;
  query.delete("lang");
  const path = location.pathname.slice(pathPrefix.length);
  const isOwn = (own: string) => own && (path === own || path.startsWith(`${own}/`));
  const current = Object.values(prefixes).find(isOwn) ?? "";
  const clean = `/${path.slice(current.length).replace(/^[/\\]+/, "")}`;
  const rest = query.toString();
  const target = pathPrefix + prefix + clean + (rest && `?${rest}`) + location.hash;
  if (prefix === current) history.replaceState(history.state, "", target);
  else location.replace(target);
}
