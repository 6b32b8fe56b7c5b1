import { useEffect, useState, type ComponentType } from "react";
import { receiveToasts } from "./toasts";

/** The place of the toasts, once in the layout. */
export function Toasts() {
  const [Area, setArea] = useState<ComponentType>();
  useEffect(
    () =>
      receiveToasts((toast) => {
        import(/* webpackChunkName: "toasts" */ "./ToastArea").then(
          ({ addToast, ToastArea }) => {
            addToast(toast);
            setArea(() => ToastArea);
          },
          // Whoever shows a toast has said the same in the page; the failed load reports itself.
          () => undefined,
        );
      }),
    [],
  );
  return Area ? <Area /> : null;
}
