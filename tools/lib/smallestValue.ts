/** Content made from its schema, so that a new field needs no edit of a generator or a fixture. */
import { z } from "zod";
import { isLanguage, type Language } from "../../src/i18n/languages";

/** How many items a list needs at least. */
function shortest(list: z.ZodArray): number {
  const bounds = (list.def.checks ?? []).map(
    (check) => check._zod.def as { minimum?: number; length?: number },
  );
  return Math.max(0, ...bounds.map(({ minimum, length }) => length ?? minimum ?? 0));
}

/**
 * The smallest value of a schema's shape: every required field, lists as long as they have to be.
 * Numbers are 0, an enumeration has its first value.
 *
 * @param text makes each text; it gets the language where the text has one
 */
export function smallestValue(schema: z.ZodType, text: (language?: Language) => string): unknown {
  const make = (inner: z.ZodType, language?: Language): unknown => {
    if (inner instanceof z.ZodObject) {
      const fields = Object.entries<z.ZodType>(inner.shape);
      return Object.fromEntries(
        fields
          .filter(([, field]) => !(field instanceof z.ZodOptional))
          .map(([name, field]) => [name, make(field, isLanguage(name) ? name : language)]),
      );
    }
    if (inner instanceof z.ZodArray) {
      const items = { length: shortest(inner) };
      return Array.from(items, () => make(inner.element as z.ZodType, language));
    }
    if (inner instanceof z.ZodNumber) return 0;
    if (inner instanceof z.ZodBoolean) return false;
    return inner instanceof z.ZodEnum ? inner.options[0] : text(language);
  };
  return make(schema);
}
