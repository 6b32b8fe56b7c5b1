import { useTranslation } from "react-i18next";
import { FigureRow } from "../../components/FigureRow/FigureRow";
import { formatNumber, formatYear } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";

/** The company's claims, except those only for home, its founding year and how many countries it serves. */
export function CompanyFigures({ company }: { company: Queries.CompanyFiguresFragment }) {
  const { t } = useTranslation("pages");
  const { language } = useLanguage();
  const { claims, countries, foundingYear } = company;
  const count = countries.length;
  return (
    <FigureRow
      figures={[
        ...claims
          .filter(({ homeOnly }) => !homeOnly)
          .map(({ value, suffix, label }) => ({
            value: formatNumber(value, language) + suffix,
            label,
          })),
        { value: formatNumber(count, language), label: t("figures.countries", { count }) },
        {
          value: formatYear(new Date(Date.UTC(foundingYear, 0, 1)), language),
          label: t("figures.founded"),
        },
      ]}
    />
  );
}
