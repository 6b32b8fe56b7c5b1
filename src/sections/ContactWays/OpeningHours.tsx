import { useTranslation } from "react-i18next";

export interface OpeningHoursProps {
  hours: Queries.ContactWaysFragment["openingHours"];
}

/** When the office is open, a line for each run of days. */
export function OpeningHours({ hours }: OpeningHoursProps) {
  const { t } = useTranslation("pages");
  return hours.flatMap(({ dayRuns, opens, closes }) =>
    dayRuns.map(([from = "", to]) => (
      <p key={from + opens}>
        <span>{to ? t("hours.days", { from, to }) : from}</span>
        <br />
        <span>{t("hours.times", { opens, closes })}</span>
      </p>
    )),
  );
}
