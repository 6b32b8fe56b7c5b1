import { showHidden } from "../../i18n/visibleText";
import { type Issue, type Message, formatPath, type Path, say } from "./issue";
import type { Entry } from "./loadContent";

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const currencies = new Set(Intl.supportedValuesOf("currency"));

/** Whether a text is the ISO 4217 code of a currency. */
export const isCurrency = (code: string): boolean => currencies.has(code);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** How a value that names something of the world is tested, by the `code` of its schema's meta. */
const tests: Readonly<Record<string, { is: (value: string) => boolean; demand: Message }>> = {
  country: {
    is: (value) => !/^[A-Z]{2}$/.test(value) || regions.of(value) !== undefined,
    demand: say("noCountry"),
  },
  currency: {
    is: isCurrency,
    demand: say("noCurrency"),
  },
  timeZone: {
    is: isTimeZone,
    demand: say("noTimeZone"),
  },
};

/** Issues of codes that have the right form but name nothing, which would stop the build later. */
export const codeIssues = (entry: Entry): Issue[] =>
  entry.fields.flatMap(({ path, value, meta }) => {
    const test = typeof meta.code === "string" ? tests[meta.code] : undefined;
    const values: [Path, unknown][] = Array.isArray(value)
      ? value.map((item: unknown, index) => [[...path, index], item])
      : [[path, value]];
    return values.flatMap(([at, item]): Issue[] =>
      !test || typeof item !== "string" || test.is(item)
        ? []
        : [
            {
              file: entry.file,
              at: formatPath([...entry.at, ...at]),
              message: say("wrongValue", {
                value: showHidden(JSON.stringify(item)),
                demand: test.demand,
              }),
            },
          ],
    );
  });
