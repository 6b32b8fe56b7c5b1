import type { ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon";
import { LinkCard } from "../../components/LinkCard/LinkCard";
import { StartingPrice } from "../../components/StartingPrice/StartingPrice";
import * as classes from "./ServiceCard.module.css";

export type ListedService = Queries.ServiceCardFragment & { readonly features: readonly string[] };

export interface ServiceCardProps {
  service: ListedService;
  /** Renders a text, for instance with search terms marked. */
  show?: (text: string) => ReactNode;
}

/** A service with its features and starting price. */
export function ServiceCard({ service, show = (text) => text }: ServiceCardProps) {
  return (
    <LinkCard
      to={service.path}
      title={show(service.title)}
      level={2}
      iconName={service.iconName}
      accent={service.color}
      className={classes.root}
      foot={<StartingPrice price={service.price} className={classes.price} />}
    >
      <p>{show(service.description)}</p>
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
