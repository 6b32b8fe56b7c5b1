import { withPrefix } from "gatsby";
import type { MouseEvent, ReactNode } from "react";
import { opensHere } from "../../components/SiteLink/SiteLink";
import { handOver } from "../../contact/handOver";
import { languageOfPath } from "../../i18n/paths";
import { useLanguage } from "../../i18n/useLanguage";
import breakpoints from "../../theme/breakpoints.json";

export interface PageLinkProps {
  /** A path of the site with its language prefix, without the deployment's path prefix. */
  to: string;
  /** What is handed to the contact form, where that is what the link leads to. */
  message?: string | undefined;
  className?: string;
  children: ReactNode;
  onLeave: () => void;
}

/** On a small screen the panel covers the page that a link leads to. */
const isSmall = () => window.matchMedia(`(max-width: ${breakpoints.sm})`).matches;

/**
 * A link to a page from the panel. A page in another language loads its own document, since direction and
 * font belong to the document.
 */
export function PageLink({ to, message, className, children, onLeave }: PageLinkProps) {
  const { language } = useLanguage();
  const target = languageOfPath(to);
  const isOtherLanguage = target !== language;
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opensHere(event)) return;
    if (message !== undefined) event.currentTarget.hash = handOver(message);
    if (!isOtherLanguage && isSmall()) onLeave();
  };
  return (
    <a
      href={withPrefix(to)}
      hrefLang={isOtherLanguage ? target : undefined}
      className={className}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
