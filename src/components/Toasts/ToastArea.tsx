import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications, notifications } from "@mantine/notifications";
import { useEffect, useState } from "react";
import { Icon } from "../Icon/Icon";
import { SiteLink } from "../SiteLink/SiteLink";
import * as classes from "./ToastArea.module.css";
import type { Toast } from "./toast";

/** How long a success toast stays unless hovered or focused, in milliseconds; errors stay. */
const stay = 8000;

/** Shows a toast. */
export function addToast({ text, tone = "good", isNews = false, link, dismiss }: Toast): void {
  const id = notifications.show({
    message: (
      <>
        <span>{text}</span>{" "}
        {link ? (
          <SiteLink to={link.to} className={classes.link} onClick={() => notifications.hide(id)}>
            {link.text}
          </SiteLink>
        ) : null}
      </>
    ),
    icon: <Icon name={tone === "good" ? "check" : "alert-circle"} size={18} />,
    // What the page itself has announced is not announced again. News is an alert, because some screen
    // readers miss a status that is inserted together with its text.
    ...(isNews
      ? { role: "alert" as const }
      : { role: "status" as const, "aria-live": "off" as const }),
    autoClose: tone === "good" ? stay : false,
    closeButtonProps: { "aria-label": dismiss },
    classNames: {
      root: classes.toast ?? "",
      icon: (tone === "good" ? classes.good : classes.bad) ?? "",
      description: classes.text ?? "",
      closeButton: classes.close ?? "",
    },
  });
}

/** How high what stays at the window's foot is, in pixels. */
const footHeight = () => document.querySelector<HTMLElement>("[data-foot]")?.offsetHeight ?? 0;

/** The toasts at the bottom right, in both directions, above whatever stays there. */
export function ToastArea() {
  const [height, setHeight] = useState(footHeight);
  useEffect(() => {
    const foot = document.querySelector("[data-foot]");
    if (!foot) return;
    // Its parts come late, and make room while something is typed.
    const resizes = new ResizeObserver(() => setHeight(footHeight()));
    resizes.observe(foot);
    return () => resizes.disconnect();
  }, []);
  return (
    <Notifications
      position="bottom-right"
      zIndex="var(--mantine-z-index-overlay)"
      classNames={{ root: classes.area ?? "" }}
      style={{ "--foot-height": `${height}px` }}
    />
  );
}
