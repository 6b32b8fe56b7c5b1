/** The visitor's consent to analytics. */

export type Consent = "accepted" | "rejected";

/** The key in local storage. */
export const consentKey = "consent";

/**
 * The version of the question. Raise it when what is asked changes: older answers become invalid
 * and the visitor is asked again.
 */
export const consentVersion = 1;

/** The stored answer, if it is to the current version of the question. */
export function readConsent(): Consent | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(consentKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { version, answer } = stored as { version?: unknown; answer?: unknown };
    if (version !== consentVersion) return undefined;
    return answer === "accepted" || answer === "rejected" ? answer : undefined;
  } catch {
    // Storage is blocked or its value invalid: treated as not asked.
    return undefined;
  }
}

/**
 * Reports an answer given or cleared elsewhere: in another tab, or on a later page before Back
 * restored this one from the back/forward cache.
 * @returns stops watching
 */
export function watchConsent(onAnswer: (answer: Consent | undefined) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key all of the storage was cleared.
    if (key === consentKey || key === null) onAnswer(readConsent());
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const answer = readConsent();
    // Where storage is blocked the answer lives in the page.
    if (persisted && answer) onAnswer(answer);
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}

/** Stores the answer. Where storage is blocked it lasts as long as the page. */
export function rememberConsent(answer: Consent): void {
  try {
    localStorage.setItem(consentKey, JSON.stringify({ version: consentVersion, answer }));
  } catch {
    // Blocked storage: see above.
  }
}
