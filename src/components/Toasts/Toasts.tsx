import { useEffect, useState, type ComponentType } from "react";
import { loadToastArea, receiveToasts } from "./toasts";

/** The place of the toasts, once in the layout. */
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
            // The failed load reports itself; the toast waits for the connection.
            () => window.addEventListener("online", () => void show(), { once: true }),
          );
        void show();
      }),
    [],
  );
  return Area ? <Area /> : null;
}
