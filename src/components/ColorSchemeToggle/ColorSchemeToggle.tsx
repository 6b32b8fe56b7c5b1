import { ActionIcon } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Icon } from "../Icon/Icon";
import { useScheme } from "../useScheme";
import * as classes from "./ColorSchemeToggle.module.css";

/**
 * The switch between the dark scheme, the default, and the light one. The head script handles its
 * clicks (src/startup/colorScheme.ts), so it works before hydration.
 */
export function ColorSchemeToggle() {
  const { t } = useTranslation("common");
  // CSS shows a stored choice in the icon before hydration.
  const dark = useScheme() === "dark";
  return (
    <ActionIcon
      role="switch"
      aria-checked={dark}
      aria-label={t("colorScheme.toggle.label")}
      data-needs-script
      data-color-scheme-toggle
    >
      <Icon name="sun" size={22} className={classes.whenDark} />
      <Icon name="moon" size={22} className={classes.whenLight} />
    </ActionIcon>
  );
}
