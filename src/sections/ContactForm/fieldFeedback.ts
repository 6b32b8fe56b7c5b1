import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldRules } from "../../contact/message";

/** With so few characters left a remark appears, in UTF-16 code units as the rule counts. */
const nearLimit = 500;
/** Typing has to pause for so long, in milliseconds, before a screen reader announces it. */
const pause = 1200;

/** How much room a message has left: at once for the eye, and after a pause for a screen reader. */
export function useRemainingCharacters(message: string) {
  const { t } = useTranslation("contact");
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

/** Whether a phone number is worth a second look; its rules are loaded with the first number. */
export function usePhoneNotice(): { unusual: boolean; check: (value: string) => void } {
  const [unusual, setUnusual] = useState(false);
  const latest = useRef("");
  const check = useCallback((value: string) => {
    latest.current = value;
    if (value.trim() === "") return setUnusual(false);
    import(/* webpackChunkName: "phone" */ "../../contact/phone").then(
      ({ readPhone }) => {
        if (latest.current === value) setUnusual(!readPhone(value).usual);
      },
      // Without the rules there is nothing to say: a number is never refused for being unusual.
      () => setUnusual(false),
    );
  }, []);
  return { unusual, check };
}
