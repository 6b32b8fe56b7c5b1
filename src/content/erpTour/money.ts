/** Amounts with two decimals, counted in hundredths so that sums are exact. */
const hundredths = (amount: number) => Math.round(amount * 100);

/** An amount rounded to two decimals. */
export const rounded = (amount: number): number => hundredths(amount) / 100;

/** The sum of amounts, without the errors of binary fractions. */
export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + hundredths(amount), 0) / 100;

/**
 * Shares an amount out by weights so that the shares add up to it: each is rounded down, and what is
 * left over goes to those that lost most (largest remainder method).
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = hundredths(amount);
  const whole = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (total * weight) / whole);
  const shares = exact.map(Math.floor);
  const remainder = total - shares.reduce((all, share) => all + share, 0);
  const lost = exact.map((share, index) => ({ index, part: share - Math.floor(share) }));
  lost.sort((a, b) => b.part - a.part);
  for (const { index } of lost.slice(0, remainder)) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map((share) => share / 100);
}
