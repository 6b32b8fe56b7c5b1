import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon";
import { LinkCard } from "../../components/LinkCard/LinkCard";
import { Picture, type ContentImage } from "../../components/Picture/Picture";
import { StartingPrice } from "../../components/StartingPrice/StartingPrice";
import breakpoints from "../../theme/breakpoints.json";
import * as classes from "./ServiceCard.module.css";

export type ListedService = Queries.ServiceCardFragment & {
  readonly features: readonly string[];
  /** What sets it above the others, if something does. */
  readonly highlight?: string | null;
  readonly image?: ContentImage;
};

export interface ServiceCardProps {
  service: ListedService;
  /** Renders a text, for instance with search terms marked. */
  show?: (text: string) => ReactNode;
  /** Says more, with the service's picture; for a service that stands out. @default false */
  wide?: boolean;
}

/** A service with its features and starting price. */
export function ServiceCard({ service, show = (text) => text, wide = false }: ServiceCardProps) {
  return (
    <LinkCard
      to={service.path}
      title={show(service.title)}
      level={2}
      titleSize={wide ? "h2" : "h3"}
      padding="clamp(1.5rem, 1.2rem + 0.8vw, 2rem)"
      iconName={service.iconName}
      accent={service.color}
      compact={!wide}
      className={wide ? `${classes.root} ${classes.wide}` : classes.root}
      foot={<StartingPrice price={service.price} className={classes.price} />}
    >
      {wide && service.image ? (
        <Picture
          image={service.image}
          sizes={`(min-width: ${breakpoints.md}) 50rem, 92vw`}
          className={classes.picture}
        />
      ) : null}
      <Text c={wide ? undefined : "dimmed"} size={wide ? "lg" : "sm"} className={classes.text}>
        {show(service.description)}
      </Text>
      {wide ? (
        <Text c="dimmed" size="sm" className={classes.text}>
          {service.highlight}
        </Text>
      ) : null}
      <ul role="list" className={classes.features}>
        {service.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} className={classes.mark} />
            <span>{show(feature)}</span>
          </li>
        ))}
      </ul>
    </LinkCard>
  );
}
