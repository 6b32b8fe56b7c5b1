import { useCallback, useRef, useState } from "react";

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
