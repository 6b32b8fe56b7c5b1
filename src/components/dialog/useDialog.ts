import { useEffect, useState } from "react";
import { afterPaint } from "../afterPaint";

/**
 * The props of a Mantine dialog that follow from whether it is asked to be open, each when its time
 * has come.
 *
 * It opens one render later: Mantine notes where the focus was when a dialog opens, but not when it
 * is mounted open, as one whose code came on demand is; then closing it would not give the focus
 * back. It holds the page behind it still once it is painted, because that computes the styles and
 * the layout of the whole page anew.
 */
export function useDialog(asked: boolean): { opened: boolean; lockScroll: boolean } {
  const [opened, setOpened] = useState(false);
  const [lockScroll, setLockScroll] = useState(false);
  useEffect(() => setOpened(asked), [asked]);
  useEffect(() => afterPaint(() => setLockScroll(opened)), [opened]);
  return { opened, lockScroll };
}
