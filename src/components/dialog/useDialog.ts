import { useEffect, useState } from "react";
import { afterPaint } from "../afterPaint";

/**
 * The props of a Mantine dialog that follow from whether it should be open, each at its time.
 *
 * It opens one render later: Mantine stores the focused element when a dialog opens, but not when
 * it is mounted open, as a lazily loaded one is; closing it would then not return the focus. It
 * locks scrolling after its paint, because that recomputes style and layout of the whole page.
 */
export function useDialog(asked: boolean): { opened: boolean; lockScroll: boolean } {
  const [opened, setOpened] = useState(false);
  const [lockScroll, setLockScroll] = useState(false);
  useEffect(() => setOpened(asked), [asked]);
  useEffect(() => afterPaint(() => setLockScroll(opened)), [opened]);
  return { opened, lockScroll };
}
