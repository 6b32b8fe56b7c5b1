import { useTranslation } from "react-i18next";
import * as classes from "./StartingPrice.module.css";

export interface StartingPriceProps {
  /** The amount formatted in the page's language, and its unit. */
  price: { readonly text: string; readonly unit: string };
  /** Sets the amount large, as the figure of a panel. @default false */
  large?: boolean;
  className?: string | undefined;
}

/** A placeholder for the amount, so that translators see one sentence. */
const place = "\u0000";

/** "Starting price …" with the formatted price, per session where it is sold so. */
export function StartingPrice({ price, large = false, className }: StartingPriceProps) {
  const { t } = useTranslation("common");
  const words =
    price.unit === "session"
      ? t("service.price.session", { price: place })
      : t("service.price.project", { price: place });
  const [before, after] = words.split(place);
  const name = [large && classes.large, className].filter(Boolean).join(" ");
  return (
    <span className={name}>
      {before ? <span>{before}</span> : null}
      <strong className={classes.amount}>{price.text}</strong>
      {after ? <span>{after}</span> : null}
    </span>
  );
}
