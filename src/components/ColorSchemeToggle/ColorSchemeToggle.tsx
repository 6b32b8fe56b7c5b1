import { useMantineColorScheme } from "@mantine/core";
import { useEffect, useState } from "react";
import { useWords } from "../../i18n/useWords";
import { Icon } from "../Icon/Icon";
import * as classes from "./ColorSchemeToggle.module.css";

/**
 * The switch between the dark scheme, which is the default, and the light one. The head's script
 * hears its clicks (src/head/colorScheme.ts), so it works before React does.
 */
export function ColorSchemeToggle() {
  const t = useWords("common");
  const { colorScheme } = useMantineColorScheme();
  // The served HTML says dark; a stored choice shows in the icon at once, by CSS, and here after.
  const [dark, setDark] = useState(true);
  useEffect(() => setDark(colorScheme === "dark"), [colorScheme]);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label={t("colorScheme.toggle.label")}
      className={classes.root}
      data-needs-script
      data-color-scheme-toggle
    >
      <Icon name="sun" size={22} className={classes.whenDark} />
      <Icon name="moon" size={22} className={classes.whenLight} />
    </button>
  );
}
