import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon";
import { IconTile } from "../IconTile/IconTile";
import { SiteLink } from "../SiteLink/SiteLink";
import * as classes from "./LinkCard.module.css";

export interface LinkCardProps {
  to: string;
  title: ReactNode;
  /** Level of the title's heading in the page. */
  level: 2 | 3;
  iconName: string;
  /** Colour of the icon, six hex digits. */
  accent: string;
  /** Whether it is a row on a phone; it then holds one paragraph there. @default false */
  compact?: boolean;
  className?: string | undefined;
  children: ReactNode;
  /** Content beside the arrow at the card's end. */
  foot?: ReactNode;
}

/** A card that is one link: icon, title, text and an arrow. */
export function LinkCard({
  to,
  title,
  level,
  iconName,
  accent,
  compact = false,
  className,
  children,
  foot,
}: LinkCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={[classes.root, compact && classes.compact, className].filter(Boolean).join(" ")}
      style={{ "--accent": accent }}
    >
      <IconTile name={iconName} />
      <Heading>
        <SiteLink to={to} className={classes.link}>
          {title}
        </SiteLink>
      </Heading>
      {children}
      <div className={classes.foot}>
        {foot}
        <Icon name="arrow-right" size={20} />
      </div>
    </article>
  );
}
