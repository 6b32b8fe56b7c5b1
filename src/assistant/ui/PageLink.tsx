import { Link, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { languageOfPath } from "../../i18n/paths";
import { useLanguage } from "../../i18n/useLanguage";

export interface PageLinkProps {
  /** A path of the site with its language prefix, without the deployment's path prefix. */
  to: string;
  className?: string;
  children: ReactNode;
  onLeave: () => void;
}

/** On a small screen the panel covers the page that a link leads to. */
const isSmall = () => window.matchMedia("(max-width: 48em)").matches;

/**
 * A link to a page from the panel. A page in another language is loaded anew, since direction and
 * font belong to the document.
 */
export function PageLink({ to, className, children, onLeave }: PageLinkProps) {
  const { language } = useLanguage();
  if (languageOfPath(to) !== language) {
    return (
      <a href={withPrefix(to)} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={className} onClick={() => isSmall() && onLeave()}>
      {children}
    </Link>
  );
}
