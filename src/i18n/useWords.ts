import { useTranslation } from "react-i18next";
import type { Namespace } from "./words";

/** The interface words of a namespace, in the page's language; keys are checked against English. */
export function useWords<N extends Namespace>(namespace: N) {
  return useTranslation<N>(namespace).t;
}
