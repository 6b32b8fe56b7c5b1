import { lazy, Suspense, useState } from "react";
import { useWords } from "../../i18n/useWords";
import { Picture } from "../../components/Picture/Picture";
import { HeroText } from "./HeroText";
import { useAfterLoad } from "./useAfterLoad";
import * as classes from "./Hero.module.css";

const HeroCarousel = lazy(async () => ({ default: (await import("./HeroCarousel")).HeroCarousel }));

export type HeroSlide = Queries.HeroFragment["slides"][number];

/**
 * The home page's hero. The first slide is in the served HTML; the carousel with the others comes
 * when the page has loaded. Pictures stay in one layer through all of it, so nothing flashes.
 */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const t = useWords("home");
  const [selected, setSelected] = useState(0);
  const [first] = slides;
  const loaded = useAfterLoad();
  if (!first) return null;
  const several = slides.length > 1;
  const still = <HeroText slide={first} heading />;
  return (
    <section
      className={classes.root}
      data-scene
      aria-roledescription={several ? t("hero.carousel.roledescription") : undefined}
      aria-label={t("hero.carousel.label")}
    >
      <div className={classes.pictures}>
        {slides.map((slide, index) =>
          index === 0 || loaded ? (
            <Picture
              key={index}
              image={slide.image}
              eager={index === 0}
              className={
                index === selected ? `${classes.picture} ${classes.shown}` : classes.picture
              }
            />
          ) : null,
        )}
      </div>
      <div className={classes.scrim} />
      {several && loaded ? (
        <Suspense fallback={<div className={classes.inner}>{still}</div>}>
          <HeroCarousel slides={slides} selected={selected} onSelect={setSelected} />
        </Suspense>
      ) : (
        <div className={classes.inner}>{still}</div>
      )}
    </section>
  );
}
