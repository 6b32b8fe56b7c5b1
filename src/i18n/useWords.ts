import type { i18n, TFunction } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import type { Namespace } from "./words";

/** The functions of each page's words, so that a component gets the same one in every render. */
const known = new WeakMap<i18n, Map<Namespace, unknown>>();

/**
 * The interface words of a namespace, in the page's language; keys are checked against English.
 * A page comes with its words and never changes its language, so that there is nothing to load and
 * nothing to listen for, unlike in react-i18next's `useTranslation`.
 */
export function useWords<N extends Namespace>(namespace: N): TFunction<N> {
  const { i18n } = useContext(I18nContext);
  const ofPage = known.get(i18n) ?? new Map<Namespace, unknown>();
  known.set(i18n, ofPage);
  const words = ofPage.get(namespace) ?? i18n.getFixedT(null, namespace);
  ofPage.set(namespace, words);
  return words as TFunction<N>;
}
