import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications, notifications } from "@mantine/notifications";
import { IconAlertCircle } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../Icon/Icon";
import { SiteLink } from "../SiteLink/SiteLink";
import * as classes from "./ToastArea.module.css";
import type { Toast } from "./toasts";

/** How long good news stays, in milliseconds, unless it is hovered or focused; bad news waits. */
const stay = 8000;

/** Adds a toast to those that are shown. */
export function addToast({ text, tone = "good", isNews = false, link, dismiss }: Toast): void {
  const id = notifications.show({
    message: (
      <>
        {text}{" "}
        {link ? (
          <SiteLink to={link.to} className={classes.link} onClick={() => notifications.hide(id)}>
            {link.text}
          </SiteLink>
        ) : null}
      </>
    ),
    icon:
      tone === "good" ? (
        <Icon name="check" size={18} />
      ) : (
        <IconAlertCircle size={18} stroke={1.5} aria-hidden />
      ),
    // What the page itself has said is not announced again. News is an alert, because a status that
    // comes into the document together with its text goes unheard in some screen readers.
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

/** The toasts at the bottom right, in both directions, above whatever floats there. */
export function ToastArea() {
  const [bar] = useState(() => document.querySelector<HTMLElement>("[data-floating-bar]"));
  return (
    <Notifications
      position="bottom-right"
      zIndex="var(--mantine-z-index-overlay)"
      classNames={{ root: classes.area ?? "" }}
      style={{ "--floating-bar": `${bar?.offsetHeight ?? 0}px` }}
    />
  );
}
