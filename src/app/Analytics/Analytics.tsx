import { useEffect, useState, type ComponentType } from "react";
import type { ConsentChoiceProps } from "../../analytics/ConsentChoice/ConsentChoice";
import { refusesTracking } from "../../analytics/refusal";
import { useLanguage } from "../../i18n/useLanguage";
import { usePageTitle } from "../usePageTitle";
import { interactionEvents, onFirstInteraction } from "../firstInteraction";

/** How long the tag waits for a sign of life before it loads all the same, in milliseconds. */
export const tagDelay = 3000;

/** Said in full here, so that without an id the bundler does not even write the file. */
const load = process.env.GATSBY_ANALYTICS_ID
  ? () => import(/* webpackChunkName: "consent" */ "../../analytics/ConsentChoice/ConsentChoice")
  : undefined;

/**
 * Measuring visits: nothing happens before the visitor's first interaction or three seconds, and
 * nothing at all where the browser asks not to be tracked.
 */
export function Analytics({ path }: { path: string }) {
  const { language } = useLanguage();
  const page = usePageTitle(path);
  const [Choice, setChoice] = useState<ComponentType<ConsentChoiceProps>>();
  useEffect(() => {
    if (!load || refusesTracking(navigator)) return;
    return onFirstInteraction([...interactionEvents, "click"], tagDelay, () => {
      load().then(
        ({ ConsentChoice }) => setChoice(() => ConsentChoice),
        (error: unknown) => {
          // Without its code nothing is measured, which does the visitor no harm.
          // eslint-disable-next-line no-console -- for developers alone
          if (process.env.NODE_ENV === "development") console.warn("Analytics:", error);
        },
      );
    });
  }, []);
  return Choice ? <Choice page={page} language={language} /> : null;
}
