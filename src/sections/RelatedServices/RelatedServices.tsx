import { ThemeIcon } from "@mantine/core";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import {
  StartingPrice,
  type StartingPriceProps,
} from "../../components/StartingPrice/StartingPrice";
import * as classes from "./RelatedServices.module.css";

export interface RelatedServicesProps {
  services: readonly {
    readonly id: string;
    readonly path: string;
    readonly iconName: string;
    readonly color: string;
    readonly title: string;
    readonly price: StartingPriceProps["price"];
  }[];
}

/** Services that go with the one of the page, a row each: icon, name, price. */
export function RelatedServices({ services }: RelatedServicesProps) {
  return (
    <ul role="list" className={classes.root}>
      {services.map(({ id, path, iconName, color, title, price }) => (
        <li key={id}>
          <SiteLink to={path} className={classes.row} style={{ "--accent": color }}>
            <ThemeIcon variant="accent">
              <Icon name={iconName} size={26} />
            </ThemeIcon>
            <span className={classes.words}>
              <span className={classes.title}>{title}</span>{" "}
              <StartingPrice price={price} className={classes.price} />
            </span>
            <Icon name="arrow-right" size={20} className={classes.onward} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
