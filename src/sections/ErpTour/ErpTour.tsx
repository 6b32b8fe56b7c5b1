import { Section } from "../../components/Section/Section";
import { SplitSection } from "../../components/SplitSection/SplitSection";
import { Tabs } from "../../components/Tabs/Tabs";
import * as classes from "./ErpTour.module.css";
import { TourFacts } from "./TourFacts";
import { TourScreen } from "./TourScreen";
import { TourStory } from "./TourStory";

/** The ERP system on sample data: the story of one shipment, then a screen per tab. */
export function ErpTour({ tour }: { tour: Queries.ErpTourFragment }) {
  const { title, intro, notice, tabs, company, story, sheet } = tour;
  return (
    <div className={classes.root}>
      <SplitSection title={story.title} intro={story.intro} raised>
        <TourStory steps={sheet.story} />
      </SplitSection>
      <div className={classes.tour}>
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
    </div>
  );
}
