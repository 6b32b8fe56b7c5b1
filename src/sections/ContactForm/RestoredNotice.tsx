import { useWords } from "../../i18n/useWords";
import * as classes from "./RestoredNotice.module.css";

/** Says that a draft came back, and lets whoever shares the device remove it. */
export function RestoredNotice({ onClear }: { onClear: () => void }) {
  const t = useWords("contact");
  return (
    <div className={classes.root}>
      <p>{t("form.restored")}</p>
      <button type="button" onClick={onClear}>
        {t("form.clear")}
      </button>
    </div>
  );
}
