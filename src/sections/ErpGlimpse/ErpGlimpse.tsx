import { Text, Title } from "@mantine/core";
import { coverLink } from "../../components/coverLink/coverLink";
import { Icon } from "../../components/Icon/Icon";
import { SiteLink } from "../../components/SiteLink/SiteLink";
import * as classes from "./ErpGlimpse.module.css";

/** A glimpse of the ERP tour: the sample month at a glance, and the way to its screens. */
export function ErpGlimpse({ tour }: { tour: Queries.ErpGlimpseFragment }) {
  const { title, intro, notice, company, service, sheet } = tour;
  const { figures, story, months } = sheet.glimpse;
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <Title order={3}>
          <SiteLink to={`${service.path}#tour`} className={coverLink}>
            <span>{title}</span> <Icon name="arrow-right" size={20} />
          </SiteLink>
        </Title>
        <Text size="sm" c="dimmed" className={classes.intro}>
          {intro}
        </Text>
      </div>
      <div className={classes.window}>
        <p className={classes.bar}>
          <span>{company}</span> <span className={classes.month}>{sheet.month}</span>{" "}
          <strong>{notice}</strong>
        </p>
        <dl className={classes.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={classes.chart} aria-hidden="true">
          {months.map(({ sales, profit }, index) => (
            <i key={index} style={{ "--sales": `${sales}%`, "--profit": `${profit}%` }} />
          ))}
        </div>
        <dl className={classes.story}>
          {story.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
