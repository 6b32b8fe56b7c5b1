import { Card, type CardProps, Group, ThemeIcon, Title, type TitleSize } from "@mantine/core";
import type { ReactNode } from "react";
import { coverLink } from "../coverLink/coverLink";
import { Icon } from "../Icon/Icon";
import { SiteLink } from "../SiteLink/SiteLink";
import * as classes from "./LinkCard.module.css";

export interface LinkCardProps {
  to: string;
  title: ReactNode;
  /** Level of the title's heading in the page. */
  level: 2 | 3;
  /** Size of the title. @default "h4" */
  titleSize?: TitleSize;
  iconName: string;
  /** Colour of the icon, six hex digits. */
  accent: string;
  /** Space within its edge. */
  padding?: CardProps["padding"];
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
  titleSize = "h4",
  iconName,
  accent,
  padding,
  compact = false,
  className,
  children,
  foot,
}: LinkCardProps) {
  return (
    <Card
      component="article"
      padding={padding}
      className={[classes.root, compact && classes.compact, className].filter(Boolean).join(" ")}
      style={{ "--accent": accent }}
    >
      <ThemeIcon variant="accent" className={classes.icon}>
        <Icon name={iconName} size={26} />
      </ThemeIcon>
      <Title order={level} size={titleSize} className={classes.title}>
        <SiteLink to={to} className={coverLink}>
          {title}
        </SiteLink>
      </Title>
      {children}
      <Group justify={foot ? "space-between" : "flex-end"} className={classes.foot}>
        {foot}
        <Icon name="arrow-right" size={20} />
      </Group>
    </Card>
  );
}
