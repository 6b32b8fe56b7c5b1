import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications, notifications } from "@mantine/notifications";
import { Icon } from "../Icon/Icon";
import * as classes from "./ToastArea.module.css";
import type { Toast } from "./toasts";

/** How long a toast stays, in milliseconds, unless it is hovered or focused. */
const stay = 8000;

/** Adds a toast to those that are shown. */
export function addToast({ text, dismiss }: Toast): void {
  notifications.show({
    message: text,
    icon: <Icon name="check" size={18} />,
    // Not announced: it repeats what the page itself has said.
    role: "status",
    "aria-live": "off",
    closeButtonProps: { "aria-label": dismiss },
    classNames: {
      root: classes.toast ?? "",
      icon: classes.icon ?? "",
      description: classes.text ?? "",
      closeButton: classes.close ?? "",
    },
  });
}

/** The toasts at the bottom right, in both directions, above whatever floats there. */
export function ToastArea() {
  return (
    <Notifications
      position="bottom-right"
      autoClose={stay}
      zIndex="var(--mantine-z-index-overlay)"
      classNames={{ root: classes.area ?? "" }}
    />
  );
}
