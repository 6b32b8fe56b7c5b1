import { useEffect, useState } from "react";
import { fieldRules } from "../../contact/message";
import { useWords } from "../../i18n/useWords";

/** From so few characters left the visitor is told, in UTF-16 code units as the rule counts. */
const nearLimit = 500;
/** Typing has to pause for so long, in milliseconds, before a screen reader is told. */
const pause = 1200;

/** How much room a message has left: at once for the eye, and after a pause for a screen reader. */
export function useMessageRoom(message: string) {
  const t = useWords("contact");
  const left = fieldRules.message.maxLength - message.trim().length;
  const over = left < 0;
  const near = left <= nearLimit;
  const text = over ? t("message.over", { count: -left }) : t("message.left", { count: left });
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = window.setTimeout(() => setAnnounced(near ? text : ""), pause);
    return () => window.clearTimeout(timer);
  }, [near, text]);
  return { counter: near ? { text, over } : undefined, announced };
}
