import { useWords } from "../../i18n/useWords";
import { Panel } from "./Panel";
import * as classes from "./SentNotice.module.css";

/** Says that the message is safe, and what comes next. */
export function SentNotice({ onAgain }: { onAgain: () => void }) {
  const t = useWords("contact");
  return (
    <Panel title={t("sent.text")} tone="good">
      <p>{t("sent.next")}</p>
      <button type="button" className={classes.again} onClick={onAgain}>
        {t("sent.again")}
      </button>
    </Panel>
  );
}
