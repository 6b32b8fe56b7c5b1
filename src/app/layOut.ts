import { afterPaint } from "../components/afterPaint";
import { whenIdle } from "../components/whenIdle";
import { wholeLayoutAttribute } from "../startup/wholeLayout";

/**
 * Lays out the sections that the first layout left out (src/theme/global.css), one per frame once
 * the browser is idle, so that none delays an interaction. From then on scroll bars, the positions
 * that Back returns to and links within the page have their real heights.
 */
export function layOutSections(): void {
  const sections = Array.from(document.querySelectorAll<HTMLElement>("main section, footer"));
  const layOutNext = () => {
    const section = sections.shift();
    if (!section) {
      document.documentElement.setAttribute(wholeLayoutAttribute, "");
      return;
    }
    section.style.contentVisibility = "visible";
    afterPaint(layOutNext);
  };
  whenIdle(layOutNext);
}
