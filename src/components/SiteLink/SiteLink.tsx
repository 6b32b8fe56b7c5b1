import { withPrefix } from "gatsby";
import { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
import { useContext, type ComponentPropsWithoutRef } from "react";
import { localizePath } from "../../i18n/paths";
import { useLanguage } from "../../i18n/useLanguage";

export interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** A route without language prefix, like `/about/`; a query and a hash may follow. */
  to: string;
}

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click opens its link here, and not in another tab or window. */
export const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link to a page of the site in the language of the page it stands on. It is a plain link, of
 * which a page has some sixty: src/app/links.ts follows them all without reloading the document.
 */
export function SiteLink({ to, children, ...props }: SiteLinkProps) {
  const { language } = useLanguage();
  const { originalPath } = useContext(I18nextContext);
  return (
    <a
      href={withPrefix(localizePath(to, language))}
      aria-current={to === originalPath ? "page" : undefined}
      {...props}
    >
      {children}
    </a>
  );
}
