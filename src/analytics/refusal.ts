declare global {
  interface Navigator {
    /** Global Privacy Control, https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** What a browser can say about tracking. */
export type TrackingSignals = Pick<Navigator, "globalPrivacyControl" | "doNotTrack">;

/**
 * Whether the browser asks, by Global Privacy Control or by Do Not Track, not to be tracked. Such
 * a visitor has answered already, and is not measured and not asked.
 */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: TrackingSignals): boolean {
  return globalPrivacyControl === true || doNotTrack === "1";
}
