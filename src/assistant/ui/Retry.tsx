import { Anchor } from "@mantine/core";
import "@mantine/core/styles/Anchor.layer.css";
import { useTranslation } from "react-i18next";
import * as classes from "./Retry.module.css";

/**
 * Offers to load again what did not load. The button goes with the press, so the focus goes to the
 * panel it is in, from where Escape and Tab go on.
 */
export function Retry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("assistant");
  return (
    <Anchor
      component="button"
      type="button"
      underline="always"
      fw={600}
      inherit
      className={classes.root}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>("[role=dialog]")?.focus();
        onRetry();
      }}
    >
      {t("panel.retry")}
    </Anchor>
  );
}
