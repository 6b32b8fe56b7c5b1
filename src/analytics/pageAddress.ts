/** The page address as analytics receives it. Pure. */

/** Campaign parameters, written by whoever made the link. */
const campaign = /^utm_/;

/**
 * An address without anything a visitor may have typed: only campaign parameters of its query, and
 * no fragment. Search terms, questions for the contact form and foreign parameters are private.
 */
export function cleanAddress(address: string): string {
  const url = new URL(address);
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name]) => campaign.test(name)),
  ).toString();
  // Not `origin`, which is "null" for app addresses such as android-app://com.example/.
  return `${url.protocol}//${url.host}${url.pathname}${query && `?${query}`}`;
}
