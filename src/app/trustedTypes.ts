/**
 * What may become HTML where the policy of the page asks (https://www.w3.org/TR/trusted-types/):
 * text without a tag, like the title that Gatsby copies so when another page is shown.
 */
const { trustedTypes } = window as {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
  };
};

try {
  trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text.includes("<") ? null : text),
  });
} catch {
  // An extension has made one of that name before, which then decides.
}
