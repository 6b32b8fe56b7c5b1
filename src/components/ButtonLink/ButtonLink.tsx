import { Button, type ButtonProps } from "@mantine/core";
import { Icon } from "../Icon/Icon";
import { SiteLink, type SiteLinkProps } from "../SiteLink/SiteLink";

export interface ButtonLinkProps
  extends Omit<ButtonProps, "rightSection">, Omit<SiteLinkProps, keyof ButtonProps> {
  /** Shows an arrow that points onward in the reading direction. */
  arrow?: boolean;
}

/** A link to a page of the site that looks like a button: golden, or plain as `default`. */
export function ButtonLink({ arrow = false, ...props }: ButtonLinkProps) {
  return (
    <Button
      component={SiteLink}
      rightSection={arrow ? <Icon name="arrow-right" size={18} /> : undefined}
      {...props}
    />
  );
}
