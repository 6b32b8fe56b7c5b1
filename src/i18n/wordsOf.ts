import type { CustomTypeOptions } from "i18next";

type Words = CustomTypeOptions["resources"];

interface Locales {
  readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string } }[];
}

/**
 * The words of a namespace from a page's query result, for a page's head, which renders outside the
 * provider that useTranslation needs. Throws when the query did not request the namespace.
 */
export function wordsOf<N extends keyof Words>({ edges }: Locales, namespace: N): Words[N] {
  const found = edges.find(({ node }) => node.ns === namespace);
  if (!found) throw new Error(`The page did not ask for the words of "${namespace}"`);
  return JSON.parse(found.node.data) as Words[N];
}
