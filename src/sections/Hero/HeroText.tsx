import { Text, Title } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import * as classes from "./Hero.module.css";

export type HeroSlide = Queries.HeroFragment["slides"][number];

export interface HeroTextProps {
  slide: HeroSlide;
  /** Whether the title is the page's h1: the first slide's is. */
  heading?: boolean;
}

/** Title, subtitle and the call to action of a slide. Memoized: a step renders them all. */
export const HeroText = memo(function HeroText({ slide, heading = false }: HeroTextProps) {
  const { t } = useTranslation("home");
  return (
    <div className={classes.text}>
      <Title order={1} component={heading ? "h1" : "p"}>
        {slide.title}
      </Title>
      <Text size="lg" className={classes.subtitle}>
        {slide.subtitle}
      </Text>
      <ButtonLink to="/investment/" arrow>
        {t("hero.invest.link")}
      </ButtonLink>
    </div>
  );
});
