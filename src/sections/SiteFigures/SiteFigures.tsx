import { Button, Kbd, Text } from "@mantine/core";
import "@mantine/core/styles/Kbd.layer.css";
import { Fold } from "../../components/Fold/Fold";
import { GoldNumeral } from "../../components/GoldNumeral/GoldNumeral";
import { Icon } from "../../components/Icon/Icon";
import { PointList } from "../../components/PointList/PointList";
import { Section } from "../../components/Section/Section";
import { formatNumber } from "../../i18n/formats";
import { languageCodes, languages } from "../../i18n/languages";
import { localizePath } from "../../i18n/paths";
import { useLanguage } from "../../i18n/useLanguage";
import * as classes from "./SiteFigures.module.css";

export interface SiteFiguresProps {
  service: Queries.SiteFiguresFragment;
  /** Origin of the site. */
  siteUrl: string;
}

type Words = NonNullable<Queries.SiteFiguresFragment["siteFigures"]>;
type Figure = Words["figures"][number];

/** The numbers that figures show, by their kind; undefined where the page has not been measured. */
const numbersOf = (measurement: Queries.SiteFiguresFragment["measurement"]) =>
  new Map([
    ["weight", measurement?.kilobytes],
    ["speed", measurement?.largestPaint],
    ["languages", languageCodes.length],
  ]);

function FigureValue({ number, unit, keys }: Pick<Figure, "unit" | "keys"> & { number?: number }) {
  const { language } = useLanguage();
  if (number !== undefined) {
    return (
      <p className={classes.value}>
        <GoldNumeral className={classes.number}>{formatNumber(number, language)}</GoldNumeral>
        {unit ? <span className={classes.unit}>{` ${unit}`}</span> : null}
      </p>
    );
  }
  return keys ? (
    <p className={classes.value}>
      <span className={classes.keys} dir="ltr">
        {keys.map((key) => (
          <Kbd key={key} className={classes.key}>
            {key}
          </Kbd>
        ))}
      </span>
    </p>
  ) : null;
}

/**
 * This site's own figures as proof of a service, each with how to check it. Leaves out what has not
 * been measured in the page's language.
 */
export function SiteFigures({ service, siteUrl }: SiteFiguresProps) {
  const { language } = useLanguage();
  const { path, siteFigures, measurement } = service;
  if (!siteFigures) return null;
  const numbers = numbersOf(measurement);
  const shown = siteFigures.figures.filter(
    ({ kind }) => !numbers.has(kind) || numbers.get(kind) !== undefined,
  );
  const address = encodeURIComponent(siteUrl + localizePath(path, language));
  const { hrefLang, listSeparator } = languages[language];
  return (
    <Section
      title={siteFigures.title}
      intro={siteFigures.intro}
      actions={
        <Button
          component="a"
          variant="default"
          href={`https://pagespeed.web.dev/analysis?url=${address}&form_factor=mobile&hl=${hrefLang}`}
          rightSection={<Icon name="external-link" size={18} />}
        >
          {siteFigures.link}
        </Button>
      }
    >
      <PointList
        columns="three"
        points={shown.map(({ kind, unit, keys, title, text, check }) => ({
          title,
          text,
          before: <FigureValue number={numbers.get(kind)} unit={unit} keys={keys} />,
          after: (
            <div className={classes.check}>
              <Fold label={siteFigures.checkTitle} phoneOnly>
                <Text size="sm" c="dimmed">
                  <strong className={classes.checkTitle}>{siteFigures.checkTitle}</strong>{" "}
                  <span>{check}</span>
                </Text>
              </Fold>
            </div>
          ),
        }))}
      />
      {measurement ? (
        <Text size="sm" c="dimmed" className={classes.measured}>
          <span>{siteFigures.measured}</span>{" "}
          <time dateTime={measurement.measuredOn}>{measurement.day}</time>
          <span>{listSeparator}</span>
          <bdi>{measurement.tool}</bdi>
        </Text>
      ) : null}
    </Section>
  );
}
