/** What a visitor chooses, and how an address holds it. Pure. */
import { bareLine, latinDigits } from "../../i18n/visibleText";

/** What is asked about the size of the work, with the most of each that is no slip of the finger. */
export const sizes = { branches: 999, languages: 50, users: 99_999 } as const;
export type Size = keyof typeof sizes;
export const sizeNames = Object.keys(sizes) as Size[];

/** The names of the form's other fields, and so of the address's parameters. */
export const parameters = { service: "service", adds: "adds" } as const;

export interface Choice {
  /** Id of the service; "" while none is chosen. */
  service: string;
  /** Ids of the extras of the service that are ticked, in the order of its list. */
  adds: readonly string[];
  sizes: Readonly<Partial<Record<Size, number>>>;
}

export const noChoice: Choice = { service: "", adds: [], sizes: {} };

/** What a choice is made among. */
export interface Choosable {
  readonly id: string;
  readonly pricing: { readonly addIds: readonly string[] };
}

/**
 * Reads a whole number as people type it: in Arabic digits, with separators of thousands. Undefined
 * for anything else, for nothing, and beyond the bounds.
 */
export function readSize(name: Size, text: string): number | undefined {
  const digits = latinDigits(bareLine(text)).replace(/(?<=\d)[,٬ ](?=\d{3})/g, "");
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= sizes[name] ? value : undefined;
}

/**
 * The choice that an address, or the form as a browser would submit it, asks for. What is unknown,
 * impossible or there for a second time is left out.
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
export const isEmpty = ({ service, sizes: own }: Choice): boolean =>
  service === "" && Object.keys(own).length === 0;

/** An address with a choice in place of the one it held, everything else kept. */
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
