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
          <span className={classes.spinner} />
          <span className={classes.text}>{t("site.loading.text")}</span>
        </>
      ) : null}
    </div>
  );
}
