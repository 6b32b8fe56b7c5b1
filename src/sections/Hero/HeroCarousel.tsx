import { Carousel } from "@mantine/carousel";
import "@mantine/carousel/styles.layer.css";
import { useDirection, VisuallyHidden } from "@mantine/core";
import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useWords } from "../../i18n/useWords";
import type { HeroSlide } from "./Hero";
import { HeroControls } from "./HeroControls";
import { HeroText } from "./HeroText";
import { useAutoAdvance } from "./useAutoAdvance";
import * as classes from "./Hero.module.css";

export interface HeroCarouselProps {
  slides: readonly HeroSlide[];
  selected: number;
  onSelect: (index: number) => void;
}

/**
 * The slides with their controls. Embla selects, wraps and reads swipes in the page's direction;
 * the style sheet lays the slides over one another and fades them in exactly 0.8 s, since Embla's
 * own fade follows its physics and not a clock.
 */
export function HeroCarousel({ slides, selected, onSelect }: HeroCarouselProps) {
  const t = useWords("home");
  const { dir } = useDirection();
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [attended, setAttended] = useState({ hovered: false, focused: false });
  const advance = useAutoAdvance({
    onAdvance: () => embla?.scrollNext(),
    held: attended.hovered || attended.focused,
    current: selected,
  });
  const root = useRef<HTMLDivElement>(null);
  const steps = { previous: () => embla?.scrollPrev(), next: () => embla?.scrollNext() };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const onward = (event.key === "ArrowRight") === (dir === "ltr");
    (onward ? steps.next : steps.previous)();
  };
  const onBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) {
      setAttended((state) => ({ ...state, focused: false }));
    }
  };
  // Pointers that do not hover report "enter" on a tap and never leave.
  useEffect(() => {
    const section = root.current?.closest("section");
    if (!section) return;
    const hover = (hovered: boolean) => (event: PointerEvent) => {
      if (event.pointerType === "mouse") setAttended((state) => ({ ...state, hovered }));
    };
    const enter = hover(true);
    const leave = hover(false);
    section.addEventListener("pointerenter", enter);
    section.addEventListener("pointerleave", leave);
    return () => {
      section.removeEventListener("pointerenter", enter);
      section.removeEventListener("pointerleave", leave);
    };
  }, []);

  const count = slides.length;
  // The block only hears the keys that its buttons and links let bubble.
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={classes.carousel}
      onKeyDown={onKeyDown}
      onFocus={() => setAttended((state) => ({ ...state, focused: true }))}
      onBlur={onBlur}
    >
      <HeroControls
        count={count}
        selected={selected}
        playing={advance.playing}
        onToggle={advance.toggle}
        onPrevious={steps.previous}
        onNext={steps.next}
        onChoose={(index) => embla?.scrollTo(index)}
      />
      <Carousel
        className={classes.slides}
        classNames={{ viewport: classes.viewport, container: classes.track }}
        withControls={false}
        withKeyboardEvents={false}
        initialSlide={selected}
        emblaOptions={{ loop: true, duration: 0 }}
        getEmblaApi={setEmbla}
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
            aria-label={t("hero.slide.label", { number: index + 1, count })}
            inert={index !== selected}
          >
            <div className={classes.inner}>
              <HeroText slide={slide} heading={index === 0} />
            </div>
          </Carousel.Slide>
        ))}
      </Carousel>
      <VisuallyHidden aria-live={advance.running ? "off" : "polite"} aria-atomic="true">
        {t("hero.slide.label", { number: selected + 1, count })} {slides[selected]?.title}
      </VisuallyHidden>
    </div>
  );
}
