import { Loader, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { onSlowNavigation } from "../navigation";
import * as classes from "./NavigationSpinner.module.css";

/** A centred spinner while a navigation is slow. */
export function NavigationSpinner() {
  const { t } = useTranslation("common");
  const [pending, setPending] = useState(false);
  useEffect(() => onSlowNavigation(setPending), []);
  return (
    <div role="status" className={pending ? classes.shown : classes.hidden}>
      {pending ? (
        <>
          <Loader size="3rem" color="gold" />
          <Text span size="sm">
            {t("site.loading.text")}
          </Text>
        </>
      ) : null}
    </div>
  );
}
