import { Link, type GatsbyLinkProps } from "gatsby";
import { localizePath } from "../../i18n/paths";
import { useLanguage } from "../../i18n/useLanguage";

export type SiteLinkProps = Omit<GatsbyLinkProps<unknown>, "ref"> & {
  /** A route without language prefix, like `/about/`; a query and a hash may follow. */
  to: string;
};

/** A link to a page of the site in the language of the page it stands on. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const { language } = useLanguage();
  return <Link {...props} to={localizePath(to, language)} />;
}
