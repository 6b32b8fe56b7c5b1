/** `pricing.addIds`: what an address calls the extras of a service. */
import { defaultLanguage, type Language } from "../i18n/languages";

/** Longer names would only make addresses longer. */
const mostCharacters = 40;

/** The words of a text as one name for an address: `Sync with your ERP` is `sync-with-your-erp`. */
function nameOf(text: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.reduce(
    (name, word) => (name.length + word.length < mostCharacters ? `${name}-${word}` : name),
    words.shift() ?? "extra",
  );
}

/** A name for each text, in their order; the second of a name has its number at the end. */
export function addressNames(texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const name = nameOf(text);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

/**
 * Made of the words in the default language, so that an address is the same in every language and can
 * be read. Positions would be shorter, but a link that was shared would name another extra as soon as
 * the list is reordered. A name whose extra was reworded is known no more, and ignored.
 */
export const addressNameFields = {
  Pricing: {
    addIds: {
      type: "[String!]!",
      description: "What an address calls each entry of `adds`, in their order.",
      resolve: ({ adds }: { adds: Record<Language, string[]> }) =>
        addressNames(adds[defaultLanguage]),
    },
  },
};
