import { useEffect, useState } from "react";

/**
 * Whether a dialog shows, one render later than it is asked to. Mantine notes where the focus was
 * when a dialog opens, but not when it is mounted open, as one whose code came on demand is; then
 * closing it would not give the focus back.
 */
export function useOpenAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
