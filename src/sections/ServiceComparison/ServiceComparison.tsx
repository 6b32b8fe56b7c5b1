/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   browsers forget what is a table where styles lay it out otherwise */
import { useTranslation } from "react-i18next";
import { projectHash } from "../../components/projectHash";
import { Icon } from "../../components/Icon/Icon";
import { Section } from "../../components/Section/Section";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import * as classes from "./ServiceComparison.module.css";

export interface ServiceComparisonProps {
  heading: Queries.HeadingFragment;
  services: readonly {
    readonly id: string;
    readonly path: string;
    readonly iconName: string;
    readonly color: string;
    readonly title: string;
    readonly price: { readonly text: string };
    readonly comparison: Queries.ServiceComparisonFragment;
  }[];
}

/** What is compared, in the order of the columns. */
const columns = ["purpose", "price", "duration", "editor", "limits", "example"] as const;

/**
 * Services to choose among: a table with a row for each, so that one is read after the other.
 * Styles turn it on wide windows, a column for each, and make cards of the rows on narrow ones. The
 * roles keep it a table for screen readers. Mantine's Table would add a scroll area, 7 kB of script,
 * and none of its look would be left.
 */
export function ServiceComparison({ heading, services }: ServiceComparisonProps) {
  const { t } = useTranslation("pages");
  return (
    <Section id="compare" title={heading.title} intro={heading.intro} raised>
      <table role="table" className={classes.root}>
        <caption>{heading.title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t("comparison.service")}
            </th>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(`comparison.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {services.map(({ id, path, iconName, color, title, price, comparison }) => {
            const { project, example } = comparison;
            const texts = {
              ...comparison,
              price: <strong>{price.text}</strong>,
              example: project ? (
                <SiteLink to={`/${projectHash(project.id)}`}>{example}</SiteLink>
              ) : (
                example
              ),
            };
            return (
              <tr key={id} role="row" style={{ "--accent": color }}>
                <th role="rowheader" scope="row">
                  <Icon name={iconName} size={26} className={classes.icon} />
                  <SiteLink to={path}>{title}</SiteLink>
                </th>
                {columns.map((column) => (
                  <td key={column} role="cell" data-label={t(`comparison.${column}`)}>
                    {texts[column]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
