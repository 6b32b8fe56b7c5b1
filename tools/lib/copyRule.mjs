/**
 * Words that visitors read or hear come from locales/ and content/, never from the code: no text
 * with a letter in it between tags or in an attribute that is shown or announced.
 */
const announced = [
  "alt",
  "title",
  "placeholder",
  "label",
  "description",
  "aria-label",
  "aria-description",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
];

export const copyRule = [
  "error",
  {
    mode: "jsx-only",
    "should-validate-template": true,
    "jsx-attributes": { include: announced.map((name) => `^${name}$`) },
    words: { exclude: [/^\P{L}*$/u] },
    // These take the name of a text or of a field.
    callees: { exclude: ["t", "field"] },
    message: "Words belong in locales/ or content/",
  },
];
