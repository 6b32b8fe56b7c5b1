/**
 * Lets only text without a tag become HTML, where the page's policy requires Trusted Types
 * (https://www.w3.org/TR/trusted-types/). Gatsby sets the title that way when the page changes.
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
  // An extension has created a default policy already; that one applies.
}
