import { Container, Text, Title, VisuallyHidden } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../i18n/formats";
import { useLanguage } from "../../i18n/useLanguage";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { FigureRow } from "../../components/FigureRow/FigureRow";
import { SchemePicture } from "../../components/SchemePicture/SchemePicture";
import { Reveal } from "../../components/Reveal/Reveal";
import breakpoints from "../../theme/breakpoints.json";
import * as classes from "./HomeAbout.module.css";

export interface HomeAboutProps {
  about: Queries.HomeAboutFragment;
  claims: Queries.ClaimsFragment["claims"];
}

/** Who the company is, with a picture and the way to the about page; then its figures and promises. */
export function HomeAbout({ about, claims }: HomeAboutProps) {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const headingId = useId();
  const figures = claims.map(({ value, suffix, label }) => ({
    value: formatNumber(value, language) + suffix,
    label,
  }));
  return (
    <section aria-labelledby={headingId}>
      <Container className={classes.root}>
        <Reveal className={classes.words}>
          <Title order={2} id={headingId}>
            {about.title}
          </Title>
          {about.text.map((paragraph) => (
            <Text key={paragraph} c="dimmed" className={classes.text}>
              {paragraph}
            </Text>
          ))}
          <ButtonLink to="/about/" variant="default" arrow className={classes.more}>
            <span>{t("about.more.link")}</span>
            <VisuallyHidden>{`: ${about.title}`}</VisuallyHidden>
          </ButtonLink>
        </Reveal>
        <Reveal className={classes.frame}>
          <SchemePicture
            image={about.image}
            sizes={`(min-width: ${breakpoints.md}) 34rem, 92vw`}
            className={classes.picture}
          />
        </Reveal>
        <Reveal className={classes.proof}>
          <FigureRow figures={figures} />
          <ul role="list" className={classes.promises}>
            {about.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </Reveal>
      </Container>
    </section>
  );
}
