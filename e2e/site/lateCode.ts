import en from "../../src/assistant/lexicon/en.json";

const phrases = Object.values(en.intents).flat();

/** What is found in scripts that come with their use only, as it stands in them. */
export const lateCode = {
  /** The longest of the phrases by which the assistant understands a question. */
  lexicon: phrases.reduce((longest, phrase) => (phrase.length > longest.length ? phrase : longest)),
  /** The host of the tag that measures visits. */
  tag: "googletagmanager",
} as const;

/** The names of what late code is found in the texts of some scripts. */
export const lateCodeIn = (scripts: readonly string[]): string[] =>
  Object.entries(lateCode).flatMap(([name, sign]) =>
    scripts.some((script) => script.includes(sign)) ? [name] : [],
  );
