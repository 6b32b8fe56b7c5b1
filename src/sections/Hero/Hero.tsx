import { VisuallyHidden, useDirection } from "@mantine/core";
import { lazy, Suspense, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { useEarlyTaps } from "../../components/earlyTaps/useEarlyTaps";
import { Optional } from "../../components/Optional/Optional";
import { Scene } from "../../components/Scene/Scene";
import { HeroControls } from "./HeroControls";
import { HeroText, type HeroSlide } from "./HeroText";
import { useAttention } from "./useAttention";
import { useAutoAdvance } from "./useAutoAdvance";
import { useSlides } from "./useSlides";
import * as classes from "./Hero.module.css";

const HeroCarousel = lazy(async () => ({ default: (await import("./HeroCarousel")).HeroCarousel }));

/** How far a pointer moves in a swipe, in pixels. */
const swipeDistance = 40;

/**
 * The home page's hero. The first slide and the controls are in the served HTML; the carousel and
 * the other slides' pictures come shortly before they are needed. Pictures stay in one layer through
 * all of it, so nothing flashes.
 */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const { t } = useTranslation("home");
  const { dir } = useDirection();
  const root = useRef<HTMLElement>(null);
  const count = slides.length;
  const several = count > 1;
  const { selected, select, requested, needed, isReady, prepare, goTo, step, onReady } =
    useSlides(count);
  const held = useAttention(root);
  const advance = useAutoAdvance({
    onSoon: () => prepare(selected + 1),
    onAdvance: () => step(1),
    held,
    current: selected,
    idle: !several,
  });
  useEarlyTaps(root);
  /** Horizontal start of a press made before Embla loaded, in pixels. */
  const pressedAt = useRef<number>(undefined);
  const [first] = slides;
  if (!first) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step((event.key === "ArrowRight") === (dir === "ltr") ? 1 : -1);
  };
  // Handles swipes that start before Embla has loaded.
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const distance = clientX - (pressedAt.current ?? clientX);
    if (Math.abs(distance) < swipeDistance) return;
    step(distance < 0 === (dir === "ltr") ? 1 : -1);
  };
  const still = (
    <div className={classes.inner}>
      <HeroText slide={first} heading />
    </div>
  );
  return (
    <section
      ref={root}
      className={classes.root}
      data-scene
      data-many={count > 5 || undefined}
      aria-roledescription={several ? t("hero.carousel.roledescription") : undefined}
      aria-label={t("hero.carousel.label")}
    >
      {slides.map((slide, index) => (
        <div
          key={index}
          className={index === selected ? `${classes.picture} ${classes.shown}` : classes.picture}
          data-scene-picture
        >
          {requested.has(index) ? <Scene image={slide.image} eager={index === 0} /> : null}
        </div>
      ))}
      {several ? (
        // This element only handles events that bubble from its buttons and links.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className={classes.carousel}
          onKeyDown={onKeyDown}
          onPointerDown={({ clientX }) => {
            pressedAt.current = isReady() ? undefined : clientX;
            prepare(selected - 1, selected + 1);
          }}
          onPointerUp={onPointerUp}
        >
          {needed ? (
            <Optional fallback={still}>
              <Suspense fallback={still}>
                <HeroCarousel
                  slides={slides}
                  selected={selected}
                  onSelect={select}
                  onReady={onReady}
                />
              </Suspense>
            </Optional>
          ) : (
            still
          )}
          <HeroControls
            count={count}
            selected={selected}
            playing={advance.playing}
            onToggle={advance.toggle}
            onPrevious={() => step(-1)}
            onNext={() => step(1)}
            onChoose={goTo}
          />
          <VisuallyHidden aria-live={advance.running ? "off" : "polite"} aria-atomic="true">
            {`${t("hero.slide.label", { number: selected + 1, count })} ${slides[selected]?.title ?? ""}`}
          </VisuallyHidden>
        </div>
      ) : (
        still
      )}
    </section>
  );
}
