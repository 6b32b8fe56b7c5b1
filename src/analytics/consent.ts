/** The visitor's answer to the question whether visits may be measured. */

export type Consent = "accepted" | "rejected";

/** The key in local storage. */
export const consentKey = "consent";

/**
 * The version of the question. Raise it when what is asked changes: answers to an older version
 * no longer count, and the visitor is asked anew.
 */
export const consentVersion = 1;

/** The answer given on an earlier visit, if it was to the present question. */
export function readConsent(): Consent | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(consentKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { version, answer } = stored as { version?: unknown; answer?: unknown };
    if (version !== consentVersion) return undefined;
    return answer === "accepted" || answer === "rejected" ? answer : undefined;
  } catch {
    // Storage is blocked or holds something else: as if never asked.
    return undefined;
  }
}

/**
 * Tells of an answer that was given or forgotten elsewhere since: in another tab, or on a later page
 * than the one that Back brought back as it was.
 * @returns what ends that
 */
export function watchConsent(onAnswer: (answer: Consent | undefined) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key everything was forgotten.
    if (key === consentKey || key === null) onAnswer(readConsent());
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const answer = readConsent();
    // Where storage is blocked the answer is the page's own.
    if (persisted && answer) onAnswer(answer);
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}

/** Remembers the answer. Where storage is blocked it holds for as long as the page. */
export function rememberConsent(answer: Consent): void {
  try {
    localStorage.setItem(consentKey, JSON.stringify({ version: consentVersion, answer }));
  } catch {
    // Blocked storage: see above.
  }
}
