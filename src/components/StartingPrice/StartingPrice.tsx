import { useWords } from "../../i18n/useWords";
import * as classes from "./StartingPrice.module.css";

export interface StartingPriceProps {
  /** The amount as the page's language writes it, and what it is for. */
  price: { readonly text: string; readonly unit: string };
  /** Sets the amount large, as the figure of a panel. @default false */
  large?: boolean;
  className?: string | undefined;
}

/** Stands where the amount goes, so that the words around it stay one sentence to translate. */
const place = "\u0000";

/** "Starting from …", in the language's own form of a price; per session where it is so sold. */
export function StartingPrice({ price, large = false, className }: StartingPriceProps) {
  const t = useWords("common");
  const words =
    price.unit === "session"
      ? t("service.price.session", { price: place })
      : t("service.price.project", { price: place });
  const [before, after] = words.split(place);
  const name = [large && classes.large, className].filter(Boolean).join(" ");
  return (
    <span className={name}>
      {before}
      <strong className={classes.amount}>{price.text}</strong>
      {after}
    </span>
  );
}
