import { CardGrid } from "../../components/CardGrid/CardGrid";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import { StartingPrice } from "../../components/StartingPrice/StartingPrice";
import * as classes from "./ServiceList.module.css";

export interface ServiceListProps {
  services: readonly (Queries.ServiceCardFragment & { readonly features: readonly string[] })[];
}

/** Every service with its features and starting price. */
export function ServiceList({ services }: ServiceListProps) {
  return (
    <div className={classes.root}>
      <CardGrid columns="three">
        {services.map((service) => (
          <li key={service.id}>
            <article className={classes.card} style={{ "--accent": service.color }}>
              <Icon name={service.iconName} size={30} className={classes.icon} />
              <h2>
                <SiteLink to={service.path} className={classes.link}>
                  {service.title}
                </SiteLink>
              </h2>
              <p>{service.description}</p>
              <ul>
                {service.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <StartingPrice price={service.price} className={classes.price} />
            </article>
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
