import { currencyDigits } from "../../i18n/formats";
import { isCurrency } from "./codes";
import { type Issue, formatPath, say } from "./issue";
import type { Entry } from "./loadContent";
import { valueAt } from "./schemaTree";

/** Whether an amount has no more than so many decimals, as its shortest decimal form shows it. */
const fits = (amount: number, digits: number) => Number(amount.toFixed(digits)) === amount;

/**
 * Issues of amounts with more decimals than their currency has, which nobody could pay. The meta of
 * an amount's schema says with `currencyAt` where in the entry its currency stands.
 */
export const amountIssues = (entry: Entry): Issue[] =>
  entry.fields.flatMap(({ path, value, meta }): Issue[] => {
    if (typeof value !== "number" || typeof meta.currencyAt !== "string") return [];
    const currency = valueAt(entry.value, meta.currencyAt.split("."));
    // What is no currency is an issue of its own.
    if (typeof currency !== "string" || !isCurrency(currency)) return [];
    const digits = currencyDigits(currency);
    if (fits(value, digits)) return [];
    return [
      {
        file: entry.file,
        at: formatPath([...entry.at, ...path]),
        message: say(digits === 0 ? "noDecimals" : "fewerDecimals", {
          amount: value,
          currency,
          digits,
        }),
      },
    ];
  });
