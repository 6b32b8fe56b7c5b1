import { VisuallyHidden } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWords } from "../../i18n/useWords";

/** Tells screen readers, in the page's language, which page a navigation led to. */
export function RouteAnnouncer({ path }: { path: string }) {
  const t = useWords("common");
  const [message, setMessage] = useState("");
  const announced = useRef(path);
  // The words arrive anew with every page; that must not take back an announcement on its way.
  const announce = useEffectEvent(() => {
    setMessage(t("site.pageAnnouncement.text", { title: document.title }));
  });
  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    // The head is updated after this effect; its title is the page's name.
    const timer = window.setTimeout(() => announce(), 100);
    return () => window.clearTimeout(timer);
  }, [path]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true" data-route-announcer>
      {message}
    </VisuallyHidden>
  );
}
