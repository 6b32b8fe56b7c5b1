import { useWords } from "../../i18n/useWords";
import * as classes from "./RestoredNotice.module.css";

export interface RestoredNoticeProps {
  /** What came back is on its way, and is not to be removed now. */
  busy: boolean;
  onClear: () => void;
}

/** Says that a draft came back, and lets whoever shares the device remove it. */
export function RestoredNotice({ busy, onClear }: RestoredNoticeProps) {
  const t = useWords("contact");
  return (
    <div className={classes.root}>
      <p>{t("form.restored")}</p>
      <button type="button" aria-disabled={busy || undefined} onClick={onClear}>
        {t("form.clear")}
      </button>
    </div>
  );
}
