/** Fields that say a figure as a language writes it, made at build time with Intl. */
import { formatPrice, type Price } from "../i18n/formats";
import { languageCodes, type Language } from "../i18n/languages";
import { dayRuns, formatTime } from "../i18n/openingHours";

interface Hours {
  days: string[];
  opens: string;
  closes: string;
}

const args = {
  language: {
    type: "String!",
    description: `Code of the language: ${languageCodes.join(" or ")}.`,
  },
};

function formatted<Source, Result>(
  type: string,
  description: string,
  format: (source: Source, language: Language) => Result,
) {
  const resolve = (source: Source, { language }: { language: Language }) =>
    format(source, language);
  return { type, description, args, resolve };
}

/** The resolvers of these fields by the name of their type. */
export const formattedFields = {
  Price: {
    text: formatted("String!", "The amount with its currency.", (price: Price, language) =>
      formatPrice(price, language),
    ),
  },
  OpeningHours: {
    dayRuns: formatted(
      "[[String!]!]!",
      "The days as runs of days in a row: the first and, if there are more, the last of each.",
      ({ days }: Hours, language) =>
        dayRuns(days, language).map(({ from, to }) => (to ? [from, to] : [from])),
    ),
    opensAt: formatted("String!", "Opening time.", ({ opens }: Hours, language) =>
      formatTime(opens, language),
    ),
    closesAt: formatted("String!", "Closing time.", ({ closes }: Hours, language) =>
      formatTime(closes, language),
    ),
  },
};
