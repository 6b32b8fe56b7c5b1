const minute = 60_000;
const hour = 60 * minute;

/** A time of waiting for people: `30 s`, `8 min`, `1 h`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 2 * minute) return `${Math.ceil(milliseconds / 1000)} s`;
  if (milliseconds < hour) return `${Math.ceil(milliseconds / minute)} min`;
  return `${Math.round(milliseconds / hour)} h`;
}

/** Of this form because it sorts: 2026-11-28 10:54 GMT+2. */
const local = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("sv-SE", options);

/**
 * A time in this machine's time zone, with its name: `2026-11-28 10:54 GMT+2`.
 * @param time ISO 8601, or milliseconds since 1970
 */
export function formatTime(time: string | number): string {
  const date = new Date(time);
  const when = local({ dateStyle: "short", timeStyle: "short" }).format(date);
  const zone = local({ timeZoneName: "short" })
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName");
  return `${when} ${zone?.value ?? ""}`;
}
