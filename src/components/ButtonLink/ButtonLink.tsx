import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon";
import { SiteLink, type SiteLinkProps } from "../SiteLink/SiteLink";
import * as classes from "./ButtonLink.module.css";

export interface ButtonLinkProps extends Omit<SiteLinkProps, "children" | "size"> {
  children: ReactNode;
  /** One primary action in a view; everything else is secondary. */
  variant?: "primary" | "secondary";
  /** Shows an arrow that points onward in the reading direction. */
  arrow?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({
  children,
  variant = "primary",
  arrow,
  className,
  ...props
}: ButtonLinkProps) {
  const name = [classes.root, classes[variant], className].filter(Boolean).join(" ");
  return (
    <SiteLink {...props} className={name}>
      <span>{children}</span>
      {arrow ? <Icon name="arrow-right" size={18} /> : null}
    </SiteLink>
  );
}
