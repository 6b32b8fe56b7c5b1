import type { EmblaCarouselType } from "embla-carousel";
import { startTransition, useRef, useState } from "react";

/**
 * The selected slide, and what is loaded for it: the carousel, which comes when it is about to be
 * needed (`needed`), and the pictures asked for so far (`requested`). A step that is taken before
 * the carousel is ready is carried out then. Indexes wrap: -1 is the last slide.
 */
export function useSlides(count: number) {
  const [selected, setSelected] = useState(0);
  const [needed, setNeeded] = useState(false);
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set([0]));
  const carousel = useRef<EmblaCarouselType>(null);
  const awaited = useRef<number>(undefined);
  const wrap = (index: number) => (index + count) % count;

  const prepare = (...indexes: number[]) => {
    startTransition(() => {
      if (indexes.some((index) => !requested.has(wrap(index)))) {
        setRequested((before) => new Set([...before, ...indexes.map(wrap)]));
      }
      setNeeded(true);
    });
  };
  const goTo = (index: number) => {
    prepare(index);
    if (carousel.current) carousel.current.scrollTo(wrap(index));
    else awaited.current = wrap(index);
  };
  return {
    selected,
    requested,
    needed,
    /** Whether the carousel is there, to be asked in a handler. */
    isReady: () => carousel.current !== null,
    prepare,
    goTo,
    step: (by: 1 | -1) => goTo((awaited.current ?? selected) + by),
    select: (index: number) => {
      prepare(index);
      startTransition(() => setSelected(index));
    },
    onReady: (embla: EmblaCarouselType) => {
      carousel.current = embla;
      if (awaited.current !== undefined) embla.scrollTo(awaited.current);
      awaited.current = undefined;
    },
  };
}
