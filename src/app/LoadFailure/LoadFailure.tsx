import { useWords } from "../../i18n/useWords";
import * as classes from "./LoadFailure.module.css";

/**
 * The message for a script that failed to load. It is in the served HTML and shown by an attribute
 * that the head script sets on the document, so it works when nothing else does.
 */
export function LoadFailure({ path }: { path: string }) {
  const t = useWords("common");
  return (
    <div className={classes.root} role="alert" data-load-failure>
      <div>
        <strong>{t("error.generic.title")}</strong>
        <p>{t("error.generic.text")}</p>
      </div>
      {/* A link to the same page reloads it without scripts. */}
      <a href={path} className={classes.reload}>
        {t("error.generic.reload")}
      </a>
    </div>
  );
}
