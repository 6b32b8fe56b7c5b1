/** Fields with a figure as a language writes it, formatted at build time with Intl. */
import type { Measurement } from "../content/model/measurements";
import { formatDay, formatPrice, type Price } from "../i18n/formats";
import { languageCodes, type Language } from "../i18n/languages";
import { currencyName } from "../i18n/names";
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
    currencyName: formatted("String!", "The name of its currency.", (price: Price, language) =>
      currencyName(price.currency, language),
    ),
  },
  Measurement: {
    day: formatted("String!", "The day it was measured on.", (one: Measurement, language) =>
      formatDay(one.measuredOn, language),
    ),
  },
  OpeningHours: {
    dayRuns: formatted(
      "[[String!]!]!",
      "The days grouped into consecutive ranges: the first and, if there are more, the last day of each.",
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
