import { useEffect, useState } from "react";

/** Where the header's background turns solid, in pixels scrolled. */
const threshold = 50;

/** Whether the page is scrolled further than the threshold. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > threshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}
