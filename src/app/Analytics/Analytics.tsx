import { useEffect, useState, type ComponentType } from "react";
import type { ConsentChoiceProps } from "../../analytics/ConsentChoice/ConsentChoice";
import { refusesTracking } from "../../analytics/refusal";
import { useLanguage } from "../../i18n/useLanguage";
import { usePageTitle } from "../usePageTitle";
import { interactionEvents, onFirstInteraction } from "../firstInteraction";

/** Loads the tag after this time without an interaction, in milliseconds. */
export const tagDelay = 3000;

/** Written out in full, so that without an id the bundler omits the chunk. */
const load = process.env.GATSBY_ANALYTICS_ID
  ? () => import(/* webpackChunkName: "consent" */ "../../analytics/ConsentChoice/ConsentChoice")
  : undefined;

/**
 * Analytics: nothing loads before the first interaction or three seconds, and nothing at all where
 * the browser asks not to be tracked.
 */
export function Analytics({ path }: { path: string }) {
  const { language } = useLanguage();
  const page = usePageTitle(path);
  const [choice, setChoice] = useState<{
    Choice: ComponentType<ConsentChoiceProps>;
    words: ConsentChoiceProps["words"];
  }>();
  useEffect(() => {
    if (!load || refusesTracking(navigator)) return;
    return onFirstInteraction([...interactionEvents, "click"], tagDelay, () => {
      load()
        .then(async ({ ConsentChoice, loadConsentWords }) => {
          setChoice({ Choice: ConsentChoice, words: await loadConsentWords(language) });
        })
        .catch((error: unknown) => {
          // Without its code nothing is measured, which costs the visitor nothing.
          // oxlint-disable-next-line no-console -- for developers alone
          if (process.env.NODE_ENV === "development") console.warn("Analytics:", error);
        });
    });
  }, [language]);
  return choice ? <choice.Choice page={page} language={language} words={choice.words} /> : null;
}
