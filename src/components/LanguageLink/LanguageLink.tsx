import { withPrefix } from "gatsby";
import { useEffect, useRef, type ReactNode } from "react";
import { languages, type Language } from "../../i18n/languages";
import { switchLanguage } from "../../i18n/paths";

export interface LanguageLinkProps {
  /** The language the link leads to. */
  to: Language;
  location: Location;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to the same page in another language, query and hash kept. A plain link that loads a new
 * document: it works without scripts, and direction and fonts belong to the document.
 */
export function LanguageLink({ to, location, className, children }: LanguageLinkProps) {
  const { hrefLang, dir } = languages[to];
  const path = withPrefix(switchLanguage(location.pathname.slice(__PATH_PREFIX__.length), to));
  // The served HTML knows neither query nor hash, and the not-found page not even its path.
  // Hydration keeps served attributes, so the address is set in an effect.
  const link = useRef<HTMLAnchorElement>(null);
  const point = (from: Location) => link.current?.setAttribute("href", path + keptSuffix(from));
  useEffect(() => point(location));
  return (
    <a
      ref={link}
      href={path}
      suppressHydrationWarning
      hrefLang={hrefLang}
      lang={hrefLang}
      dir={dir}
      className={className}
      // The head script stores the choice: src/startup/rememberLanguage.ts.
      data-language-link={to}
      // A search or a form may have changed the address since.
      onClick={() => point(window.location)}
    >
      {children}
    </a>
  );
}

/** Query and hash without `lang`, which would lead straight back. */
function keptSuffix({ search, hash }: Location): string {
  const query = new URLSearchParams(search);
  if (!query.has("lang")) return search + hash;
  query.delete("lang");
  // `URLSearchParams.size` is younger than the browsers served.
  const kept = query.toString();
  return (kept && `?${kept}`) + hash;
}
