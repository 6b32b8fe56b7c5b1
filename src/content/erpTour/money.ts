/** Amounts as whole numbers of their currency's smallest part, so that sums are exact. */
import { currencyDigits } from "../../i18n/formats";

/** An amount rounded to the decimals of its currency. */
export function rounded(amount: number, currency: string): number {
  const parts = 10 ** currencyDigits(currency);
  return Math.round(amount * parts) / parts;
}

/** As many of them make one of any currency. */
const smallest = 10_000;

/** The sum of amounts, without the errors of binary fractions. */
export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * smallest), 0) / smallest;

/**
 * Shares an amount out by weights so that the shares add up to it: each is rounded down, and what is
 * left over goes to those that lost most (largest remainder method).
 */
export function allocate(amount: number, weights: readonly number[], currency: string): number[] {
  const parts = 10 ** currencyDigits(currency);
  const total = Math.round(amount * parts);
  const whole = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (total * weight) / whole);
  const shares = exact.map(Math.floor);
  const remainder = total - shares.reduce((all, share) => all + share, 0);
  const lost = exact.map((share, index) => ({ index, part: share - Math.floor(share) }));
  lost.sort((a, b) => b.part - a.part);
  for (const { index } of lost.slice(0, remainder)) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map((share) => share / parts);
}
