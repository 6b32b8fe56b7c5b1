import { useEffect, useState, type ComponentType } from "react";
import { loadToastArea, receiveToasts } from "./toasts";

/** Mounts the toast area with the first toast; once in the layout. */
export function Toasts() {
  const [Area, setArea] = useState<ComponentType>();
  useEffect(
    () =>
      receiveToasts((toast) => {
        const show = () =>
          loadToastArea().then(
            ({ addToast, ToastArea }) => {
              addToast(toast);
              setArea(() => ToastArea);
            },
            // The failed load is reported elsewhere; the toast is shown once back online.
            () => window.addEventListener("online", () => void show(), { once: true }),
          );
        void show();
      }),
    [],
  );
  return Area ? <Area /> : null;
}
