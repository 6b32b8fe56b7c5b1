import { CardGrid } from "../../components/CardGrid/CardGrid";
import { Icon } from "../../components/Icon/Icon";
import { Reveal } from "../../components/Reveal/Reveal";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import * as classes from "./ServiceGrid.module.css";

/** Cards of services: icon, title, description; the whole card is the link's target. */
export function ServiceGrid({ services }: { services: readonly Queries.ServiceCardFragment[] }) {
  return (
    <CardGrid columns="four">
      {services.map(({ id, path, iconName, color, title, description }) => (
        <li key={id}>
          <Reveal className={classes.reveal}>
            <article className={classes.card} style={{ "--accent": color }}>
              <span className={classes.icon}>
                <Icon name={iconName} size={26} />
              </span>
              <h3>
                <SiteLink to={path} className={classes.link}>
                  {title}
                </SiteLink>
              </h3>
              <p>{description}</p>
              <Icon name="arrow-right" size={20} className={classes.onward} />
            </article>
          </Reveal>
        </li>
      ))}
    </CardGrid>
  );
}
