import { useEffect, useState } from "react";
import { afterPaint } from "../afterPaint";

/** Keeps the page from scrolling, and as wide as it is: scroll bars stand at the right in any language. */
function lockPage(): () => void {
  const { documentElement: root, body } = document;
  body.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
  root.toggleAttribute("data-scroll-locked", true);
  return () => {
    body.style.paddingRight = "";
    root.removeAttribute("data-scroll-locked");
  };
}

/**
 * The props of a Mantine dialog that follow from whether it should be open, each at its time.
 *
 * It opens one render later: Mantine stores the focused element when a dialog opens, but not when
 * it is mounted open, as a lazily loaded one is; closing it would then not return the focus. It
 * locks scrolling after its paint, because that recomputes style and layout of the whole page: itself,
 * since Mantine would write a style element, which the policy of the pages refuses.
 */
export function useDialog(asked: boolean) {
  const [opened, setOpened] = useState(false);
  const [lockScroll, setLockScroll] = useState(false);
  useEffect(() => setOpened(asked), [asked]);
  useEffect(() => afterPaint(() => setLockScroll(opened)), [opened]);
  useEffect(() => (lockScroll ? lockPage() : undefined), [lockScroll]);
  return { opened, lockScroll, removeScrollProps: { removeScrollBar: false } };
}
