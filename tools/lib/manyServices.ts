/** Services made up to see the site grow: as long as the real ones, each with words of its own. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Service } from "../../src/content/model/service";
import { languageCodes, perLanguage, type Language } from "../../src/i18n/languages";
import { inEachLanguage } from "../../testing/inEachLanguage";

export type { Service };
type Texts = Record<Language, string[]>;

/** The same numbers for the same seed, 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables = inEachLanguage({
  en: "ba ce dor fi gan ho jel ka lum mer no pil qua ros sta tri ver wex yon zo".split(" "),
  ar: "با تي جو حم دي را زو سل شم صا ضي طو عم غا في قر كم لو مي نا".split(" "),
});

/** How many words are made up per language; a language of trade has a few thousand. */
const vocabularySize = 6000;

/** Every made-up word of a language is another sequence of syllables. */
function inventedWord(index: number, language: Language): string {
  const parts = syllables[language];
  const digits = [index % 20, Math.floor(index / 20) % 20, Math.floor(index / 400) % 20];
  return digits.map((digit) => parts[digit] ?? "").join("");
}

const isPlain = /^\p{L}{4,}$/u;
/** The share of the words that are replaced. */
const replacedShare = 0.4;

/**
 * `count` services: the given ones, then copies of them in turn in which four words of ten are
 * others, frequent ones and rare ones as in any language. The same for the same arguments.
 */
export function manyServices(originals: readonly Service[], count: number): Service[] {
  const made = originals.slice(0, count);
  for (let index = made.length; index < count; index += 1) {
    const original = originals[index % originals.length];
    if (original) made.push(variation(original, index));
  }
  return made;
}

/** Puts services in the place of those of a copy of the project. */
export function replaceServices(root: string, services: readonly Service[]): void {
  const folder = join(root, "content/services");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const service of services) writeService(root, service);
}

/** Writes the file of a service of a copy of the project. */
export function writeService(root: string, service: Service): void {
  writeFileSync(join(root, "content/services", `${service.id}.json`), JSON.stringify(service));
}

function variation(original: Service, index: number): Service {
  const random = randomFrom(index);
  // A few words are in every text, most in hardly any.
  const word = (language: Language) =>
    inventedWord(Math.floor(random() ** 2 * vocabularySize), language);
  const other = (text: string, language: Language): string =>
    text
      .split(" ")
      .map((part) => (isPlain.test(part) && random() < replacedShare ? word(language) : part))
      .join(" ");
  /** The same value with other words wherever it has a text or a list of texts per language. */
  const vary = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(vary);
    if (typeof value !== "object" || value === null) return value;
    if (languageCodes.every((code) => code in value)) {
      const texts = languageCodes.map((code) => {
        const text = (value as Record<Language, string | string[]>)[code];
        return [code, Array.isArray(text) ? text.map((t) => other(t, code)) : other(text, code)];
      });
      return Object.fromEntries(texts) as Texts;
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, vary(inner)]));
  };

  const id = `service-${index}`;
  const name = (language: Language) => `${word(language)} ${word(language)} ${index}`;
  // None of them stands out, and none is compared.
  const { highlight: _, comparison: __, ...varied } = vary(original) as Service;
  return {
    ...varied,
    id,
    order: 1000 + index,
    featured: false,
    path: `/services/${id}/`,
    title: perLanguage(name),
    summary: original.summary,
    related: original.related,
    seo: {
      ...varied.seo,
      title: perLanguage((code) =>
        `${name(code)} ${word(code)} ${word(code)}`.slice(0, 60).padEnd(15, "a"),
      ),
      description: perLanguage((code) =>
        `${index}: ${original.seo.description[code]}`.slice(0, 160),
      ),
    },
  };
}
