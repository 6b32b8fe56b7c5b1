/** Opening hours formatted per language. Pure; digits, calendar and spaces are pinned. */
import { languages, type Language } from "./languages";

/** 1 January 2023 was a Sunday; any week would do. */
const sunday = Date.UTC(2023, 0, 1);
const weekDays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

function weekDayName(index: number, language: Language): string {
  return new Intl.DateTimeFormat(languages[language].intlLocale, {
    weekday: "long",
    timeZone: "UTC",
  }).format(sunday + index * 86_400_000);
}

export interface DayRun {
  from: string;
  /** The last of two or more days in a row; absent for a single day. */
  to?: string;
}

/**
 * Days of the week, given by their English names as schema.org has them, as runs of days in a row,
 * each named in the language. A run may go over the end of the week: Saturday to Thursday.
 * Unknown names are left out.
 */
export function dayRuns(days: readonly string[], language: Language): DayRun[] {
  const open = weekDays.map((day) => days.includes(day));
  const name = (index: number) => weekDayName(index % 7, language);
  if (open.every(Boolean)) return [{ from: name(0), to: name(6) }];
  return open.flatMap((isOpen, start) => {
    if (!isOpen || open[(start + 6) % 7]) return [];
    let end = start;
    while (open[(end + 1) % 7]) end += 1;
    return [end === start ? { from: name(start) } : { from: name(start), to: name(end) }];
  });
}

/** A 24-hour time like `17:00` as the language writes it: `5:00 PM`. */
export function formatTime(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const format = new Intl.DateTimeFormat(languages[language].intlLocale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  // Newer ICU data put a narrow no-break space here; build and browser must print the same.
  return format.format(Date.UTC(2023, 0, 1, hours, minutes)).replaceAll(/[\u202f\u00a0]/g, " ");
}
