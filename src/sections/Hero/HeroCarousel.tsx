import { Carousel } from "@mantine/carousel";
import "@mantine/carousel/styles.layer.css";
import type { EmblaCarouselType } from "embla-carousel";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HeroText, type HeroSlide } from "./HeroText";
import * as classes from "./Hero.module.css";

export interface HeroCarouselProps {
  slides: readonly HeroSlide[];
  selected: number;
  onSelect: (index: number) => void;
  /** Called with the Embla API once it accepts commands. */
  onReady: (embla: EmblaCarouselType) => void;
}

/**
 * The text of the slides, in an Embla carousel. Embla selects, wraps and reads swipes in the page's
 * direction. The style sheet lays the slides over one another and fades them in exactly 0.8 s, since
 * Embla's own fade follows its physics and not a clock.
 */
export function HeroCarousel({ slides, selected, onSelect, onReady }: HeroCarouselProps) {
  const { t } = useTranslation("home");
  // Keep the initial slide constant: Embla reinitializes when an option changes.
  const [initial] = useState(selected);
  return (
    <Carousel
      className={classes.slides}
      classNames={{ viewport: classes.viewport, container: classes.track }}
      withControls={false}
      withKeyboardEvents={false}
      initialSlide={initial}
      emblaOptions={{ loop: true, duration: 0 }}
      getEmblaApi={onReady}
      onSlideChange={onSelect}
      role="presentation"
    >
      {slides.map((slide, index) => (
        <Carousel.Slide
          key={index}
          className={index === selected ? `${classes.slide} ${classes.shown}` : classes.slide}
          style={{ "--slide": index }}
          role="group"
          aria-roledescription={t("hero.slide.roledescription")}
          aria-label={t("hero.slide.label", { number: index + 1, count: slides.length })}
          inert={index !== selected}
        >
          <div className={classes.inner}>
            <HeroText slide={slide} heading={index === 0} />
          </div>
        </Carousel.Slide>
      ))}
    </Carousel>
  );
}
