import { Section } from "../../components/Section/Section";
import { Tabs } from "../../components/Tabs/Tabs";
import * as classes from "./ErpTour.module.css";
import { TourFacts } from "./TourFacts";
import { TourScreen } from "./TourScreen";

/** The ERP system on sample data, a screen per tab. */
export function ErpTour({ tour }: { tour: Queries.ErpTourFragment }) {
  const { title, intro, notice, tabs, company, sheet } = tour;
  return (
    <div className={classes.root}>
      <Section id="tour" title={title} intro={intro}>
        <div className={classes.window}>
          <div className={classes.bar}>
            <p className={classes.company}>
              <strong>{company}</strong> <span>{sheet.month}</span>
            </p>
            <TourFacts facts={sheet.facts} />
            <strong className={classes.notice}>{notice}</strong>
          </div>
          <Tabs
            label={tabs}
            tabs={sheet.screens.map((screen) => ({
              id: screen.id,
              title: screen.title,
              content: <TourScreen screen={screen} />,
            }))}
          />
        </div>
      </Section>
    </div>
  );
}
