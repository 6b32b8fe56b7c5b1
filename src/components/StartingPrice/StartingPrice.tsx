import { formatPrice } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import { useWords } from "../../i18n/useWords";

export interface StartingPriceProps {
  price: { readonly amount: number; readonly currency: string; readonly unit: string };
  className?: string | undefined;
}

/** "Starting from …", in the language's own form of a price; per session where it is so sold. */
export function StartingPrice({ price, className }: StartingPriceProps) {
  const t = useWords("common");
  const { language } = useLanguage();
  const words = { price: formatPrice(price, language) };
  return (
    <span className={className}>
      {price.unit === "session"
        ? t("service.price.session", words)
        : t("service.price.project", words)}
    </span>
  );
}
