import { useId } from "react";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import {
  StartingPrice,
  type StartingPriceProps,
} from "../../components/StartingPrice/StartingPrice";
import { useWords } from "../../i18n/useWords";
import * as classes from "./ServiceOffer.module.css";

export interface ServiceOfferProps {
  price: StartingPriceProps["price"];
  /** What the price includes and what changes it. */
  pricing: string;
  /** Where the action leads. */
  contact: string;
}

/** The starting price of a service, large, beside what it includes. */
export function ServiceOffer({ price, pricing, contact }: ServiceOfferProps) {
  const t = useWords("services");
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.root}>
      <div className={classes.panel}>
        <div className={classes.price}>
          <h2 id={headingId}>{t("pricing.title")}</h2>
          <StartingPrice price={price} large />
        </div>
        <div className={classes.terms}>
          <p>{pricing}</p>
          <ButtonLink to={contact} variant="secondary" arrow>
            {t("quote.link")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
