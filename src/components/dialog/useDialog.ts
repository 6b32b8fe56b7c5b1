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
 * Returns the props that open and close a Mantine dialog, each at the right time.
 *
 * It opens one render later: Mantine stores the focused element when a dialog opens, but not when
 * it is mounted open, as a lazily loaded one is; closing it would then not return the focus. The
 * hook locks scrolling after the dialog has painted, because locking recomputes style and layout of
 * the whole page. Mantine's own lock would write a style element, which the pages' policy refuses.
 */
export function useDialog(asked: boolean) {
  const [opened, setOpened] = useState(false);
  const [lockScroll, setLockScroll] = useState(false);
  useEffect(() => setOpened(asked), [asked]);
  useEffect(() => afterPaint(() => setLockScroll(opened)), [opened]);
  useEffect(() => (lockScroll ? lockPage() : undefined), [lockScroll]);
  return { opened, lockScroll, removeScrollProps: { removeScrollBar: false } };
}
