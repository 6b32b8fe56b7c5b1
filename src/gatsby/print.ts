import type { Reporter } from "gatsby";

/**
 * Prints lines whole: without a terminal, whose width it knows, Gatsby's reporter breaks them after
 * eighty letters.
 */
export function print({ log }: Pick<Reporter, "log">, text: string): void {
  if (process.stdout.isTTY) log(text);
  else process.stdout.write(`${text}\n`);
}
