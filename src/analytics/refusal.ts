declare global {
  interface Navigator {
    /** Global Privacy Control, https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The tracking preferences a browser exposes. */
export type TrackingSignals = Pick<Navigator, "globalPrivacyControl" | "doNotTrack">;

/**
 * Whether the browser sends Global Privacy Control or Do Not Track. Such a visitor has already
 * refused, and is neither tracked nor asked.
 */
export function refusesTracking(signals: TrackingSignals): boolean {
  try {
    const { globalPrivacyControl, doNotTrack } = signals;
    return Boolean(globalPrivacyControl) || ["1", "yes", "true"].includes(String(doNotTrack));
  } catch {
    // A browser that hides even this counts as refusing.
    return true;
  }
}
