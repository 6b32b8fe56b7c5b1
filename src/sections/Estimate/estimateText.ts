/** The words of a choice, for the summary and for the messages that carry it. Pure. */
import type { TFunction } from "i18next";
import { formatNumber } from "../../i18n/formats";
import { languages, type Language } from "../../i18n/languages";
import { sizeNames, type Choice } from "./choice";

/** The size of the work in one line, like `3 branches, 40 users`; "" if none is known. */
export function sizeText({ sizes }: Choice, t: TFunction<"estimate">, language: Language): string {
  const { listSeparator } = languages[language];
  return sizeNames
    .flatMap((name) => {
      const count = sizes[name];
      if (count === undefined) return [];
      // The number picks the plural form, and is then written as the language does.
      return t(`${name}.count`, { count }).replace(String(count), formatNumber(count, language));
    })
    .join(listSeparator);
}

export interface EstimateLines {
  /** The opening sentence. */
  opening: string;
  service: string;
  /** The starting price, as a sentence. */
  price: string;
  /** The extras that are ticked. */
  extras: readonly string[];
  size: string;
}

/** A choice as the text of a message, in the visitor's voice. */
export function estimateText(lines: EstimateLines, t: TFunction<"estimate">): string {
  const { opening, service, price, extras, size } = lines;
  const parts = [
    opening,
    `${service}\n${price}`,
    extras.length > 0 &&
      [`${t("summary.quoted")}:`, ...extras.map((item) => `– ${item}`)].join("\n"),
    size && `${t("summary.size")}: ${size}`,
  ];
  return parts.filter(Boolean).join("\n\n");
}
