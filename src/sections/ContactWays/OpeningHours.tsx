import { dayRuns, formatTime } from "../../i18n/openingHours";
import { useLanguage } from "../../i18n/useLanguage";
import { useWords } from "../../i18n/useWords";

export interface OpeningHoursProps {
  hours: Queries.ContactWaysFragment["openingHours"];
}

/** When the office is open, a line for each run of days. */
export function OpeningHours({ hours }: OpeningHoursProps) {
  const t = useWords("pages");
  const { language } = useLanguage();
  return hours.flatMap(({ days, opens, closes }) =>
    dayRuns(days, language).map(({ from, to }) => (
      <p key={`${from} ${opens}`}>
        {to ? t("hours.days", { from, to }) : from}
        <br />
        {t("hours.times", {
          opens: formatTime(opens, language),
          closes: formatTime(closes, language),
        })}
      </p>
    )),
  );
}
