import { VisuallyHidden } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "../usePageTitle";

/** Announces the new page to screen readers after a navigation, in the page's language. */
export function RouteAnnouncer({ path }: { path: string }) {
  const { t } = useTranslation("common");
  const page = usePageTitle(path);
  const [message, setMessage] = useState("");
  const announced = useRef(path);
  // The words change identity with every page, which must not cancel a pending announcement.
  const announce = useEffectEvent((title: string) => {
    setMessage(t("site.pageAnnouncement.text", { title }));
  });
  useEffect(() => {
    if (!page || announced.current === page.path) return;
    announced.current = page.path;
    announce(page.title);
  }, [page]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true" data-route-announcer>
      {message}
    </VisuallyHidden>
  );
}
