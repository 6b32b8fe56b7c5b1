/** What a measurement learns of where a visitor is. Pure. */

/** Where a visit comes from, as links of a campaign say it; written by whoever made the link. */
const campaign = /^utm_/;

/**
 * An address without what a visitor may have typed: of its query only the campaign stays, and
 * nothing of its fragment. A search on the site, a question for the contact form or whatever another
 * site hangs on a link is the visitor's own business.
 */
export function cleanAddress(address: string): string {
  const url = new URL(address);
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name]) => campaign.test(name)),
  ).toString();
  // Not its origin, which is "null" for an app's address, such as android-app://com.example/.
  return `${url.protocol}//${url.host}${url.pathname}${query && `?${query}`}`;
}
