import type { ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { StartingPrice } from "../../components/StartingPrice/StartingPrice";
import * as classes from "./ServiceCard.module.css";

export type ListedService = Queries.ServiceCardFragment & { readonly features: readonly string[] };

export interface ServiceCardProps {
  service: ListedService;
  /** How a text is shown, such as with the words a visitor searched for marked. */
  show?: (text: string) => ReactNode;
}

/** A service with its features and starting price; the whole card is the link's target. */
export function ServiceCard({ service, show = (text) => text }: ServiceCardProps) {
  return (
    <article className={classes.root} style={{ "--accent": service.color }}>
      <span className={classes.icon}>
        <Icon name={service.iconName} size={26} />
      </span>
      <h2>
        <SiteLink to={service.path} className={classes.link}>
          {show(service.title)}
        </SiteLink>
      </h2>
      <p>{show(service.description)}</p>
      <ul role="list">
        {service.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} className={classes.mark} />
            <span>{show(feature)}</span>
          </li>
        ))}
      </ul>
      <div className={classes.offer}>
        <StartingPrice price={service.price} className={classes.price} />
        <Icon name="arrow-right" size={20} className={classes.onward} />
      </div>
    </article>
  );
}
