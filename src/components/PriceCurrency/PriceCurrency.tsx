import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

export interface PriceCurrencyProps {
  prices: readonly { readonly currencyName: string }[];
  className?: string | undefined;
}

/** Names the currency of the prices of a page, which may show only its symbol. */
export function PriceCurrency({ prices, className }: PriceCurrencyProps) {
  const { t } = useTranslation("common");
  const names = new Set(prices.map(({ currencyName }) => currencyName));
  return [...names].map((currency) => (
    <Text key={currency} size="sm" c="dimmed" className={className}>
      {t("service.price.currency", { currency })}
    </Text>
  ));
}
