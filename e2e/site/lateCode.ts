import en from "../../src/search/vocabulary/en.json";

const phrases = Object.values(en.intents).flat();

/** What is found in scripts that come with their use only, as it stands in them. */
export const lateCode = {
  /** The longest line of phrases by which a search or a question is understood. */
  vocabulary: phrases.reduce((longest, phrase) =>
    phrase.length > longest.length ? phrase : longest,
  ),
  /** The host of the tag that measures visits. */
  tag: "googletagmanager",
} as const;

/** The names of what late code is found in the texts of some scripts. */
export const lateCodeIn = (scripts: readonly string[]): string[] =>
  Object.entries(lateCode).flatMap(([name, sign]) =>
    scripts.some((script) => script.includes(sign)) ? [name] : [],
  );
