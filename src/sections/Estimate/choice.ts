/** What a visitor chooses, and how an address holds it. Pure. */
import { bareLine, latinDigits } from "../../i18n/visibleText";

/** The largest number that each size of the work accepts, which catches slips of the finger. */
export const maxSizes = { branches: 999, languages: 50, users: 99_999 } as const;
export type Size = keyof typeof maxSizes;
export const sizeNames = Object.keys(maxSizes) as Size[];

/** The names of the form's other fields, and so of the address's parameters. */
export const parameters = { service: "service", adds: "adds" } as const;

export interface Choice {
  /** Id of the service; "" while none is chosen. */
  service: string;
  /** Ids of the ticked extras, in the order of the service's list. */
  adds: readonly string[];
  sizes: Readonly<Partial<Record<Size, number>>>;
}

export const noChoice: Choice = { service: "", adds: [], sizes: {} };

/** A service, and the ids of its extras. */
export interface Choosable {
  readonly id: string;
  readonly pricing: { readonly addIds: readonly string[] };
}

/**
 * Reads a whole number in any digits, with or without separators of thousands.
 * @returns undefined if it is missing, unreadable or out of bounds
 */
export function readSize(name: Size, text: string): number | undefined {
  const digits = latinDigits(bareLine(text)).replace(/(?<=\d)[,٬ ](?=\d{3})/g, "");
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= maxSizes[name] ? value : undefined;
}

/**
 * Reads the choice from the query of an address, or from the form as a browser would submit it.
 * Ignores unknown, invalid and repeated values.
 */
export function readChoice(query: URLSearchParams, services: readonly Choosable[]): Choice {
  const asked = query.getAll(parameters.service);
  const service = services.find(({ id }) => asked.includes(id));
  const ticked = query.getAll(parameters.adds);
  const known = sizeNames.flatMap((name) => {
    const value = query
      .getAll(name)
      .map((text) => readSize(name, text))
      .find((size) => size !== undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    service: service?.id ?? "",
    adds: service?.pricing.addIds.filter((id) => ticked.includes(id)) ?? [],
    sizes: Object.fromEntries(known),
  };
}

/** Whether nothing is chosen. */
export const isEmpty = ({ service, sizes }: Choice): boolean =>
  service === "" && Object.keys(sizes).length === 0;

/** Replaces the choice in an address and keeps the rest. */
export function withChoice(address: string, choice: Choice): string {
  const url = new URL(address);
  const query = url.searchParams;
  for (const name of [...Object.values(parameters), ...sizeNames]) query.delete(name);
  if (choice.service) query.set(parameters.service, choice.service);
  for (const id of choice.adds) query.append(parameters.adds, id);
  for (const name of sizeNames) {
    const value = choice.sizes[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return url.href;
}
